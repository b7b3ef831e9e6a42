// A list of 50 and of 200 items is turned round, and one of 50 has items taken away and given back 500 times.
import { bundle, bundleStyles, open, print, race } from './measure.mjs'

const contestants = [
  { name: 'React alone, nothing moves', entry: './motion/still.tsx', still: true },
  { name: 'screenwright', entry: './motion/screenwright.tsx' },
  { name: 'framer-motion, layout', entry: './motion/framer.tsx' },
  { name: 'auto-animate', entry: './motion/autoAnimate.tsx' },
  { name: 'react-spring', entry: './motion/reactSpring.tsx' },
]

const styles = `
  .bench-list { margin: 0; padding: 0; list-style: none; width: 600px; font: 14px sans-serif; }
  .bench-list > * { height: 24px; }
`

export async function benchMotion(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  for (const contestant of contestants) contestant.script = await bundle(contestant.entry)
  for (const count of [50, 200]) {
    const results = await race(contestants, rounds, (contestant) =>
      reverse(browser, contestant, sheet, count),
    )
    print(`${count} items turned round: task time, frames over 25 ms, layout shift`, results)
  }
  const results = await race(contestants, 1, ({ script }) => storm(browser, script, sheet))
  print('50 items, 500 changes in a row: task time of each, stuck nodes', results)
}

async function mounted(browser, script, sheet, count) {
  const opened = await open(browser, script, sheet)
  await opened.page.evaluate((items) => window.bench.mount(items), count)
  await opened.settle()
  // By then the code that is loaded for motion is there.
  await opened.page.waitForTimeout(200)
  return opened
}

async function reverse(browser, { script, still = false }, sheet, count) {
  const { page, cpu, close } = await mounted(browser, script, sheet, count)
  await page.evaluate(watch)
  let seen
  const task = await cpu(async () => {
    seen = await page.evaluate(turnRound)
  })
  if (!still && seen.moved < 10) throw new Error(`Only ${seen.moved} items moved`)
  if (seen.first !== `Item ${count - 1}`) throw new Error(`${seen.first} stands first`)
  await close()
  return { task, slowFrames: seen.slow, shift: seen.shift }
}

async function storm(browser, script, sheet) {
  const { page, cpu, close } = await mounted(browser, script, sheet, 50)
  const changes = 500
  const task = await cpu(() => page.evaluate(toggleOften, changes))
  await page.waitForTimeout(2500)
  const stuck = await page.evaluate(countStuck)
  await close()
  return { task: task / changes, stuck }
}

/** Runs in the page. */
function watch() {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value
  }).observe({ type: 'layout-shift', buffered: false })
}

/** Runs in the page: turns the list round and looks at the frames of the next 500 ms. */
async function turnRound() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const items = [...document.querySelectorAll('.bench-list > *')]
  let last = await frame()
  const started = last
  let slow = 0
  let moved = 0
  window.bench.reverse()
  while (last - started < 500) {
    const now = await frame()
    if (now - last > 25) slow++
    last = now
    if (moved === 0) {
      moved = items.filter((item) => {
        const { transform, translate } = getComputedStyle(item)
        return transform !== 'none' || translate !== 'none'
      }).length
    }
  }
  const [first] = [...document.querySelectorAll('.bench-list > *')].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
  return { slow, moved, shift: window.shift, first: first.textContent }
}

/** Runs in the page: some in one frame, some in the next, some while the ones before are on their way. */
async function toggleOften(changes) {
  for (let change = 0; change < changes; change++) {
    window.bench.toggle()
    if (change % 3 === 0) await new Promise((drawn) => requestAnimationFrame(drawn))
    if (change % 50 === 0) await new Promise((later) => setTimeout(later, 100))
  }
}

/** Runs in the page: items too many or too few, and items that do not stand as they did at first. */
function countStuck() {
  const items = [...document.querySelectorAll('.bench-list > *')]
  const odd = items.filter((item) => {
    const { opacity, transform, translate } = getComputedStyle(item)
    const rest = transform === 'none' || transform.startsWith('matrix(1, 0, 0, 1, 0, ')
    return (
      opacity !== '1' ||
      !rest ||
      (translate !== 'none' && translate !== '0px') ||
      item.getAnimations().length > 0
    )
  })
  return Math.abs(items.length - 50) + odd.length
}
