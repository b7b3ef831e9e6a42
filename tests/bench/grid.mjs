// 100,000 rows of 10 columns in a window of 640 px.
import { bundle, bundleStyles, open, print, race } from './measure.mjs'

const rows = 100_000
const steps = 60
const jumps = 20
const contestants = [
  { name: 'plain DOM window', entry: './grid/dom.ts' },
  { name: 'screenwright', entry: './grid/screenwright.tsx' },
  { name: 'TanStack Table + Virtual', entry: './grid/tanstack.tsx' },
]

const styles = `
  #root { height: 640px; width: 1200px; display: flex; flex-direction: column; font: 14px sans-serif; }
  .bench-scroller { height: 640px; overflow: auto; position: relative; }
  .bench-row { position: absolute; inset-inline: 0; height: 44px; display: flex; }
  .bench-cell { flex: 1; overflow: hidden; white-space: nowrap; }
`

export async function benchGrid(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, sheet))
  print(
    `${rows} rows by 10 columns: mount, one scroll step, one far jump, sort, select all, heap in MB beyond the data`,
    results,
  )
}

async function run(browser, script, sheet) {
  const { page, cpu, heap, settle, close } = await open(browser, script, sheet)
  await page.evaluate((count) => window.bench.prepare(count), rows)
  await settle()
  const empty = await heap()
  const mount = await cpu(() => page.evaluate(() => window.bench.mount()))
  await expectRows(page)
  const scroll = await cpu(() => page.evaluate(scrollDown, steps))
  await expectRows(page)
  const jump = await cpu(() => page.evaluate(jumpFar, jumps))
  await expectRows(page)
  const sort = await cpu(() => page.evaluate(() => window.bench.sort()))
  await expectFirst(page)
  const selectAll = await cpu(() => page.evaluate(() => window.bench.selectAll()))
  const selected = await page.evaluate(() => document.querySelectorAll('[aria-selected="true"]').length)
  if (selected < 10) throw new Error(`Only ${selected} rows are marked as selected`)
  const memory = (await heap()) - empty
  await close()
  return { mount, scroll: scroll / steps, jump: jump / jumps, sort, selectAll, memory }
}

/** Scroll ten rows a frame, as a wheel does, and let each frame be drawn. */
async function scrollDown(count) {
  const scroller = window.bench.scroller()
  for (let step = 0; step < count; step++) {
    scroller.scrollTop += 440
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  scroller.scrollTop = 0
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** Jump to rows of which none is drawn yet, as a dragged scroll bar does, and back to the top at the end. */
async function jumpFar(count) {
  const scroller = window.bench.scroller()
  for (let jump = 1; jump <= count; jump++) {
    scroller.scrollTop = ((jump * 7) % count) * (scroller.scrollHeight / count)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  scroller.scrollTop = 0
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

async function expectRows(page) {
  const shown = await page.evaluate(() => document.querySelectorAll('[role="row"]').length)
  if (shown < 14) throw new Error(`Only ${shown} rows are drawn`)
}

/** The smallest value of the sorted column stands first. */
async function expectFirst(page) {
  await page.waitForFunction(() =>
    document.getElementById('root').textContent.includes(window.bench.smallest()),
  )
}
