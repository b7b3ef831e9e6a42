import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { DrawOptions, EnginePage } from './exposeEngine'
import type { Problems } from './FormHost'

declare global {
  interface Window {
    engine: EnginePage
  }
}

/** A form of an engine in a browser, as a person meets it, and the host behind it. */
export interface OpenForm {
  readonly page: Page
  draw(options: DrawOptions): Promise<void>
  field(label: string): ReturnType<Page['getByRole']>
  /** Press a button as a person does: leave the field, then press. One that is disabled does nothing. */
  press(button: string): Promise<void>
  /** How often the words stand on the page. */
  count(words: string): Promise<number>
  /** The values of each submission, as names and values. */
  sent(): Promise<(readonly [string, unknown])[][]>
  checked(): Promise<readonly string[]>
  answerCheck(value: string, message?: string): Promise<void>
  answerSend(index: number, problems?: Problems): Promise<void>
  /** Let all that is under way in the page come to its end, as far as it does not wait for an answer. */
  settle(): Promise<void>
}

export function openForm(page: Page): OpenForm {
  return {
    page,
    async draw(options) {
      await page.evaluate((given) => window.engine.draw(given), options)
      await page.getByRole('button', { name: 'Send' }).waitFor()
    },
    field: (label) => page.getByRole('textbox', { name: label, exact: true }),
    async press(name) {
      const button = page.getByRole('button', { name, exact: true })
      // In two steps, because what appears as a field is left may move the button away from under a pointer.
      await button.evaluate((element: HTMLElement) => element.focus())
      await button.evaluate((element: HTMLElement) => element.click())
    },
    count: (words) => page.getByText(words, { exact: true }).count(),
    sent: () => page.evaluate(() => window.engine.host.sent),
    checked: () => page.evaluate(() => window.engine.host.checked),
    answerCheck: (value, message) =>
      page.evaluate((given) => window.engine.host.answerCheck(given.value, given.message), {
        value,
        message,
      }),
    answerSend: (index, problems) =>
      page.evaluate((given) => window.engine.host.answerSend(given.index, given.problems), {
        index,
        problems,
      }),
    settle: () =>
      page.evaluate(
        () =>
          new Promise<void>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
          ),
      ),
  }
}

/** Wait until the page has come to what it owes; fail with the words when it does not. */
export async function until<Fact>(read: () => Promise<Fact>, wanted: Fact, words: string): Promise<void> {
  for (let time = 0; time < 300; time++) {
    try {
      assert.deepEqual(await read(), wanted)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  same(await read(), wanted, words)
}

export function same<Fact>(fact: Fact, wanted: Fact, words: string): void {
  assert.deepEqual(fact, wanted, `${words}: ${JSON.stringify(fact)} instead of ${JSON.stringify(wanted)}`)
}
