// 1,000 text fields with label, description, rule and error slot.
import { bundle, bundleStyles, open, print, race } from './measure.mjs'

const fields = 1000
const keystrokes = 40
const contestants = [
  { name: 'plain DOM', entry: './forms/dom.ts' },
  { name: 'screenwright', entry: './forms/screenwright.tsx' },
  { name: 'screenwright, without blocks', entry: './forms/screenwrightFlat.tsx' },
  { name: 'React alone', entry: './forms/react.tsx' },
  { name: 'react-hook-form, one subscription', entry: './forms/hookForm.tsx' },
  { name: 'react-hook-form, one a field', entry: './forms/hookFormEach.tsx' },
]

export async function benchForms(browser, rounds) {
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  const styles = await bundleStyles()
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, styles))
  print(
    `${fields} text fields: mount, one keystroke, submit with all of them rejected, one keystroke then`,
    results,
  )
  console.log(`renders per keystroke: ${await rendersPerKeystroke(browser)}`)
}

async function run(browser, script, styles) {
  const { page, cpu, settle, close } = await open(browser, script, styles)
  const mount = await cpu(() => page.evaluate((count) => window.bench.mount(count), fields))
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
  const shown = await page.evaluate(() => document.querySelectorAll('[aria-invalid="true"]').length)
  if (shown !== fields) throw new Error(`${shown} of ${fields} fields show an error`)
  await control.focus()
  await settle()
  const mending = await cpu(() => typeAsAPerson(page))
  const left = await page.evaluate(() => document.querySelectorAll('[aria-invalid="true"]').length)
  if (left < fields - 1) throw new Error(`${left} of ${fields} fields show an error when one is filled in`)
  await close()
  return { mount, keystroke: typing / keystrokes, submit, mending: mending / keystrokes }
}

/** Press a key at a time and wait until it is drawn, because a person does not type two in one frame. */
async function typeAsAPerson(page) {
  for (let key = 0; key < keystrokes; key++) {
    await page.keyboard.press('a')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
}

/** Counted by React itself, in its profiling build. */
async function rendersPerKeystroke(browser) {
  const script = await bundle('./forms/screenwright.tsx', {
    alias: { 'react-dom/client': 'react-dom/profiling' },
  })
  const { page, settle, close } = await open(browser, script)
  await page.evaluate((count) => window.bench.mount(count), fields)
  const control = page.locator('input').nth(fields / 2)
  await control.focus()
  await settle()
  const before = await page.evaluate(() => window.bench.renders())
  if (before === 0) throw new Error('The profiler counts nothing')
  await page.keyboard.type('a'.repeat(keystrokes))
  await settle()
  const after = await page.evaluate(() => window.bench.renders())
  await close()
  return (after - before) / keystrokes
}
