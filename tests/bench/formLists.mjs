// A list of groups of two text fields, each group with its number and the button that removes it.
import { bundle, gzippedAtFirst, open, print, race } from './measure.mjs'

const groups = 500
const presses = 3
const contestants = [
  { name: 'plain DOM', entry: './formLists/dom.ts' },
  { name: 'screenwright', entry: './formLists/screenwright.tsx' },
  { name: 'screenwright, not reorderable', entry: './formLists/screenwrightFixed.tsx' },
  { name: 'react-hook-form', entry: './formLists/hookForm.tsx' },
  { name: 'TanStack Form', entry: './formLists/tanstack.tsx' },
]
const withoutLists = ['Base UI', 'React Aria']

export async function benchFormLists(browser, rounds, styles) {
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, styles))
  for (const { name, entry, script } of contestants) {
    const memory = await weigh(browser, script, styles)
    Object.assign(results.get(name), { 'heap MB': memory, 'gzip KiB': (await gzippedAtFirst(entry)) / 1024 })
  }
  for (const name of withoutLists) results.set(name, {})
  print(
    `A list of ${groups} groups of two fields (CPU in ms: mount, what waits until there is time, add a group at the end, move the 11th to the 401st place, unmount)`,
    results,
  )
  console.log(`n/a: ${withoutLists.join(' and ')} have no list of their own`)
}

async function run(browser, script, styles) {
  const { page, cpu, close } = await open(browser, script, styles)
  const mount = await cpu(() => page.evaluate((count) => window.bench.mount(count), groups))
  const later = await cpu(() => page.waitForTimeout(500))
  await expectGroups(page, groups)
  const add = await pressOften(page, cpu, '.sw-FieldRepeater-add')
  await expectGroups(page, groups + presses)
  const move = await pressOften(page, cpu, '.bench-move')
  const there = await page.locator('.sw-FieldRepeater-items > li:nth-child(401) input').first().inputValue()
  if (there !== `Part ${10 + presses - 1}`) throw new Error(`"${there}" stands where the moved group should`)
  const unmount = await cpu(() => page.evaluate(() => window.bench.unmount()))
  await close()
  return { mount, later, add, move, unmount }
}

/** Milliseconds of one press, each drawn before the next. */
async function pressOften(page, cpu, button) {
  let spent = 0
  for (let press = 0; press < presses; press++)
    spent += await cpu(() => page.evaluate((selector) => document.querySelector(selector).click(), button))
  return spent / presses
}

async function expectGroups(page, expected) {
  const drawn = await page.locator('.sw-FieldRepeater-items > li').count()
  if (drawn !== expected) throw new Error(`${drawn} of ${expected} groups are drawn`)
}

async function weigh(browser, script, styles) {
  const { page, heap, settle, close } = await open(browser, script, styles)
  const empty = await heap()
  await page.evaluate((count) => window.bench.mount(count), groups)
  await settle()
  const memory = (await heap()) - empty
  await close()
  return memory
}
