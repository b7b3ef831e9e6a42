import { encodeHex, hashFile } from '../../../src/bytes'

/** Hash so many megabytes made of the same four, and say how long the page had to wait for a turn. */
async function hashMany(megabytes: number) {
  const four = new Blob([new Uint8Array(4 * 2 ** 20).map((_, at) => (at * 2_654_435_761) >>> 24)])
  const file = new Blob(Array<Blob>(megabytes / 4).fill(four))
  let longest = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const long: number[] = []
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  const started = performance.now()
  const hash = encodeHex(await hashFile(file))
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  return { hash, seconds, longest, longTasks: long.length }
}

Object.assign(globalThis, { hashMany })
