// 100,000 rows of 10 columns, each 44 px high, in a window of 640 px; and a million of them at first.
import { bundle, bundleStyles, gzipped, open, print, race } from './measure.mjs'

const many = 100_000
const million = 1_000_000
const steps = 60
const jumps = 20
const rowHeight = 44
/** So many at least. */
const rowsInView = 13
const contestants = [
  { name: 'plain DOM window', entry: './grid/dom.ts' },
  { name: 'screenwright', entry: './grid/screenwright.tsx' },
  { name: 'TanStack Table + Virtual', entry: './grid/tanstack.tsx' },
  { name: 'antd', entry: './grid/antd.tsx' },
  { name: 'AG Grid Community', entry: './grid/agGrid.tsx' },
]
/** The headings of the columns, for those who read the table. */
const columns =
  'CPU in ms: mount, one scroll step, one far jump, sort by a number, by a text, select all, mount of a million rows; ' +
  'heap beyond the data; script that a page loads, without React'

const styles = `
  #root { height: 640px; width: 1200px; display: flex; flex-direction: column; font: 14px sans-serif; }
  #root > * { flex: 1; min-width: 0; }
  .bench-scroller { height: 640px; overflow: auto; position: relative; }
  .bench-row { position: absolute; inset-inline: 0; height: 44px; display: flex; }
  .bench-cell { flex: 1; overflow: hidden; white-space: nowrap; }
`

export async function benchGrid(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  for (const contestant of contestants) {
    contestant.script = await bundle(contestant.entry)
    contestant.size = (await gzipped(contestant.entry)) / 1024
  }
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, sheet))
  const ofMillion = await race(contestants, Math.min(rounds, 3), ({ script }) =>
    runMillion(browser, script, sheet),
  )
  for (const { name, size } of contestants) {
    Object.assign(results.get(name), ofMillion.get(name), { 'gzip KiB': size })
  }
  print(`${many} rows by 10 columns (${columns})`, results)
}

async function run(browser, script, sheet) {
  const { page, cpu, heap, mount, close } = await openGrid(browser, script, sheet, many)
  const empty = await heap()
  const mounting = await mount()
  const scroll = await cpu(() => page.evaluate(scrollDown, steps))
  await expectRows(page)
  const jump = await cpu(() => page.evaluate(jumpFar, jumps))
  await expectRows(page)
  const sortNumbers = await sortBy(page, cpu, 'c1')
  const sortTexts = await sortBy(page, cpu, 'c0')
  const selectAll = await cpu(() => page.evaluate(() => window.bench.selectAll()))
  const selected = await page.evaluate(() => document.querySelectorAll(window.bench.selectedRows).length)
  if (selected < rowsInView) throw new Error(`Only ${selected} rows are marked as selected`)
  const memory = (await heap()) - empty
  await close()
  return {
    mount: mounting,
    scroll: scroll / steps,
    jump: jump / jumps,
    'sort numbers': sortNumbers,
    'sort texts': sortTexts,
    'select all': selectAll,
    'heap MB': memory,
  }
}

async function runMillion(browser, script, sheet) {
  const { mount, close } = await openGrid(browser, script, sheet, million)
  const mounting = await mount()
  await close()
  return { 'mount a million': mounting }
}

async function openGrid(browser, script, sheet, count) {
  const opened = await open(browser, script, sheet)
  const { page, cpu, settle } = opened
  await page.evaluate((rows) => window.bench.prepare(rows), count)
  await settle()
  const mount = async () => {
    const spent = await cpu(async () => {
      await page.evaluate(() => window.bench.mount())
      await page.waitForSelector(await page.evaluate(() => window.bench.rows))
    })
    await expectRows(page)
    return spent
  }
  return { ...opened, mount }
}

/** Sort, and wait until the row is seen that now comes first. */
async function sortBy(page, cpu, column) {
  const smallest = await page.evaluate((name) => window.bench.smallest(name), column)
  return cpu(async () => {
    await page.evaluate((name) => window.bench.sort(name), column)
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll(window.bench.rows)].some((row) => row.textContent.includes(text)),
      smallest,
    )
  })
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

/** All that are in view, and each of the same height. */
async function expectRows(page) {
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll(window.bench.rows)].map((row) => row.getBoundingClientRect().height),
  )
  if (heights.length < rowsInView) throw new Error(`Only ${heights.length} rows are drawn`)
  const other = heights.find((height) => Math.abs(height - rowHeight) > 0.1)
  if (other !== undefined) throw new Error(`A row is ${other} px high and not ${rowHeight}`)
}
