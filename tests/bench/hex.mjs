// Files from 1 KiB to 5 GiB in a window of 640 px: what one does not drop, another may not drop either.
import { bundle, bundleStyles, open, race } from './measure.mjs'

const kibi = 1024
const contestants = [
  { name: '1 KiB', size: kibi },
  { name: '64 KiB', size: 64 * kibi },
  { name: '1 GiB', size: kibi ** 3 },
  { name: '5 GiB', size: 5 * kibi ** 3 },
]
const frames = 120

/** Longer than this a person sees that one was left out. */
const dropped = 25

const styles = '#root { height: 640px; width: 1000px; font: 14px sans-serif; }'

export async function benchHex(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  const script = await bundle('./hex/screenwright.tsx')
  const results = await race(contestants, rounds, ({ size }) => run(browser, script, sheet, size))
  console.log(
    `\nBytes of a file: frames over ${dropped} ms of ${frames} and the longest one, CPU per frame, heap in MB`,
  )
  for (const [
    name,
    { wheelDropped, wheelLongest, wheel, dragDropped, dragLongest, drag, memory },
  ] of results) {
    console.log(
      `${name.padEnd(8)} wheel: ${wheelDropped} dropped, longest ${wheelLongest.toFixed(1)} ms, ${wheel.toFixed(2)} ms` +
        `   thumb: ${dragDropped} dropped, longest ${dragLongest.toFixed(1)} ms, ${drag.toFixed(2)} ms   heap: ${memory.toFixed(2)}`,
    )
  }
}

async function run(browser, script, sheet, size) {
  const { page, cpu, heap, settle, close } = await open(browser, script, sheet)
  await page.evaluate((bytes) => window.bench.prepare(bytes), size)
  await settle()
  const empty = await heap()
  await page.evaluate(() => window.bench.mount())
  await page.waitForFunction(
    () => document.querySelector('[aria-rowindex="2"] [role="gridcell"]')?.textContent,
  )
  const wheel = await scrolled(page, cpu, 'wheel')
  const drag = await scrolled(page, cpu, 'thumb')
  await expectBytes(page)
  const memory = (await heap()) - empty
  await close()
  return {
    ...named('wheel', wheel),
    ...named('drag', drag),
    memory,
  }
}

async function scrolled(page, cpu, by) {
  let times = []
  const spent = await cpu(async () => {
    times = await page.evaluate(scroll, { by, count: frames })
  })
  return { times, spent: spent / frames }
}

function named(name, { times, spent }) {
  return {
    [name]: spent,
    [`${name}Dropped`]: times.filter((time) => time > dropped).length,
    [`${name}Longest`]: Math.max(...times),
  }
}

/** Ten rows a frame, back at either end; or to another place in each frame. Answers with the length of every frame. */
async function scroll({ by, count }) {
  const scroller = window.bench.scroller()
  const most = scroller.scrollHeight - scroller.clientHeight
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const times = []
  let step = 240
  let before = await frame()
  for (let index = 0; index < count; index++) {
    if (by === 'thumb') scroller.scrollTop = (most * ((index * 37) % count)) / count
    else {
      if (scroller.scrollTop + step > most || scroller.scrollTop + step < 0) step = -step
      scroller.scrollTop += step
    }
    const now = await frame()
    times.push(now - before)
    before = now
  }
  return times
}

/** Wait until every row in view shows its bytes; the row with the focus may be out of view. */
async function expectBytes(page) {
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('.sw-HexView-rows > [role="row"]:not(:has([data-active]))')]
    return rows.length > 10 && rows.every((row) => row.children[1].textContent !== '')
  })
}
