// Text fields with label, description, rule and error slot; then a list of groups.
import { benchFormLists } from './formLists.mjs'
import { bundle, bundleStyles, gzippedAtFirst, open, print, race } from './measure.mjs'

const counts = [20, 200, 1000]
const keystrokes = 20
const contestants = [
  { name: 'plain DOM', entry: './forms/dom.ts' },
  { name: 'screenwright', entry: './forms/screenwright.tsx' },
  { name: 'screenwright, without blocks', entry: './forms/screenwrightFlat.tsx' },
  { name: 'React alone', entry: './forms/react.tsx' },
  { name: 'react-hook-form, one subscription', entry: './forms/hookForm.tsx' },
  { name: 'react-hook-form, one a field', entry: './forms/hookFormEach.tsx' },
  { name: 'TanStack Form', entry: './forms/tanstack.tsx' },
  { name: 'Base UI', entry: './forms/baseUi.tsx' },
  { name: 'React Aria', entry: './forms/reactAria.tsx' },
]
/** The headings of the columns, for those who read the table. */
const columns =
  'CPU in ms: mount, what waits until there is time, a key, a key while the others are rejected, submit with all rejected, unmount; ' +
  'heap of the form; components that React renders for a key; script that a page loads at first, without React'

export async function benchForms(browser, rounds, listOnly = false) {
  const styles = await bundleStyles()
  if (!listOnly) await benchFields(browser, rounds, styles)
  await benchFormLists(browser, rounds, styles)
}

async function benchFields(browser, rounds, styles) {
  const counter = await bundle('./forms/countRenders.ts')
  for (const contestant of contestants) {
    contestant.script = await bundle(contestant.entry)
    contestant.size = (await gzippedAtFirst(contestant.entry)) / 1024
  }
  for (const count of counts) {
    const results = await race(contestants, rounds, ({ script }) => run(browser, script, styles, count))
    for (const { name, script, size } of contestants) {
      const memory = await inspect(browser, counter + script, styles, count)
      Object.assign(results.get(name), memory, { 'gzip KiB': size })
    }
    print(`${count} text fields (${columns})`, results)
  }
}

async function run(browser, script, styles, fields) {
  const { page, cpu, settle, close } = await open(browser, script, styles)
  const mount = await cpu(() => page.evaluate((count) => window.bench.mount(count), fields))
  const later = await cpu(() => page.waitForTimeout(500))
  const control = page.locator('input').nth(fields / 2)
  await control.focus()
  await page.keyboard.type('warm')
  await settle()
  const typing = await cpu(() => typeAsAPerson(page))
  const typed = await control.inputValue()
  if (typed.length !== keystrokes + 4) throw new Error(`typed ${typed.length} characters`)
  await control.fill('')
  await settle()
  const submit = await cpu(() => page.evaluate(() => document.querySelector('form').requestSubmit()))
  const shown = await countRejected(page)
  if (shown !== fields) throw new Error(`${shown} of ${fields} fields show an error`)
  await control.focus()
  await settle()
  const mending = await cpu(() => typeAsAPerson(page))
  const left = await countRejected(page)
  if (left < fields - 1) throw new Error(`${left} of ${fields} fields show an error when one is filled in`)
  const unmount = await cpu(() => page.evaluate(() => window.bench.unmount()))
  await close()
  return { mount, later, key: typing / keystrokes, 'key, rejected': mending / keystrokes, submit, unmount }
}

const countRejected = (page) => page.locator('[aria-invalid="true"] ~ .sw-Field-message').count()

/** Press a key at a time and wait until it is drawn, because a person does not type two in one frame. */
async function typeAsAPerson(page) {
  for (let key = 0; key < keystrokes; key++) {
    await page.keyboard.press('a')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
}

/** Megabytes that the form takes, and how many components React renders for a key in it. */
async function inspect(browser, script, styles, fields) {
  const { page, heap, settle, close } = await open(browser, script, styles)
  const empty = await heap()
  await page.evaluate((count) => window.bench.mount(count), fields)
  await settle()
  const memory = (await heap()) - empty
  const control = page.locator('input').nth(fields / 2)
  await control.focus()
  await page.keyboard.type('warm')
  await settle()
  const before = await page.evaluate(() => window.renders())
  await page.keyboard.type('a'.repeat(keystrokes))
  await settle()
  const renders = (await page.evaluate(() => window.renders())) - before
  await close()
  return { 'heap MB': memory, renders: before === 0 ? undefined : renders / keystrokes }
}
