// 10,000 events: a calendar's agenda and month against the list of as many rows.
import { bundle, bundleStyles, open, print, race } from './measure.mjs'

const many = 10_000
const steps = 60
const contestants = [
  { name: 'list of as many rows', entry: './calendar/list.tsx' },
  { name: 'agenda', entry: './calendar/agenda.tsx' },
  { name: 'month', entry: './calendar/month.tsx' },
]
const styles =
  '#root { height: 640px; width: 1200px; display: flex; flex-direction: column; font: 14px sans-serif; }'

export async function benchCalendar(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  const results = await race(contestants, rounds, ({ script }) => run(browser, script, sheet))
  print(`${many} events in a month: CPU in ms of mounting and of a scroll step; nodes on the page`, results)
}

async function run(browser, script, sheet) {
  const { page, cpu, close } = await open(browser, script, sheet)
  await page.evaluate((count) => window.bench.prepare(count), many)
  const mount = await cpu(async () => {
    await page.evaluate(() => window.bench.mount())
    await page.waitForSelector(await page.evaluate(() => window.bench.row))
  })
  const scroll = await cpu(() => page.evaluate(scrollDown, steps))
  await page.waitForSelector(await page.evaluate(() => window.bench.row))
  const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length)
  await close()
  return { mount, scroll: scroll / steps, nodes }
}

/** A page further with each frame. */
async function scrollDown(count) {
  const scroller = document.querySelector(window.bench.scroller)
  for (let step = 0; step < count; step += 1) {
    scroller.scrollTop += 440
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}
