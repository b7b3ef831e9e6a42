// A board of 10,000 cards in four columns, as a ratio to the list of as many rows: mount, and scrolling.
import { bundle, bundleStyles, open, print, race } from './measure.mjs'

const many = 10_000
const steps = 40
const contestants = [
  { name: 'list', entry: './board/list.tsx' },
  { name: 'board', entry: './board/board.tsx' },
]
const styles = '#root { height: 700px; width: 1200px; }'

export async function benchBoard(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, sheet))
  print(`${many} records: CPU in ms of the mount, of one scroll step and of one far jump`, results)
}

async function run(browser, script, sheet) {
  const { page, cpu, settle, close } = await open(browser, script, sheet)
  await page.evaluate((count) => window.bench.prepare(count), many)
  await settle()
  const mount = await cpu(async () => {
    await page.evaluate(() => window.bench.mount())
    await page.waitForSelector(await page.evaluate(() => window.bench.rows))
  })
  const scroll = await cpu(() => page.evaluate(scrollBy, { count: steps, far: false }))
  const jump = await cpu(() => page.evaluate(scrollBy, { count: steps, far: true }))
  await page.waitForSelector(await page.evaluate(() => window.bench.rows))
  await close()
  return { mount, scroll: scroll / steps, jump: jump / steps }
}

/** Scroll as a wheel does, or jump as a dragged scroll bar does, and let each frame be drawn. */
async function scrollBy({ count, far }) {
  const scroller = window.bench.scroller()
  for (let step = 1; step <= count; step++) {
    scroller.scrollTop = far ? ((step * 7) % count) * (scroller.scrollHeight / count) : step * 440
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  scroller.scrollTop = 0
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}
