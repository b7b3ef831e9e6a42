import assert from 'node:assert/strict'
import type { EngineCase } from './EngineCase'
import { looksLikePaths, oddNames } from './names'
import { type OpenForm, same, until } from './openForm'

const written = 'Terns'

async function comesBack(form: OpenForm, name: string): Promise<boolean> {
  await form.draw({ form: 'NamedText', names: [name] })
  await form.page.getByRole('textbox').fill(written)
  await form.press('Send')
  await form.settle()
  const [values = []] = await form.sent()
  return values.some(([sent, value]) => sent === name && value === written)
}

/** A name is any text: it belongs to the host, not to the library. */
export const nameCases: readonly EngineCase[] = [
  {
    owes: `A value comes back under exactly the name of its field, each of ${oddNames.length} odd ones alone`,
    needs: ['NamedText'],
    async run(form) {
      const lost: string[] = []
      for (const name of oddNames) if (!(await comesBack(form, name).catch(() => false))) lost.push(name)
      const kept = oddNames.length - lost.length
      assert.equal(
        lost.length,
        0,
        `${kept} of ${oddNames.length}, not ${lost.map((name) => `"${name}"`).join(' ')}`,
      )
    },
  },
  {
    owes: 'Fields whose names look like paths of one another stay apart in one form',
    needs: ['NamedText'],
    async run(form) {
      await form.draw({ form: 'NamedText', names: looksLikePaths })
      for (const [index, name] of looksLikePaths.entries()) {
        await form.page.getByRole('textbox').nth(index).fill(`of ${name}`)
      }
      await form.press('Send')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      const wanted = looksLikePaths.map((name) => [name, `of ${name}`] as const)
      same((await form.sent())[0], wanted, 'What was sent')
    },
  },
]
