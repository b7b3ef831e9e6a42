// Shared by every bench: a bundle per contestant, a fresh page per round, CPU time of the page's main thread.
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'

export function launch() {
  const args = [...launchArguments, '--js-flags=--expose-gc', '--enable-precise-memory-info']
  return chromium.launch({ executablePath: findBrowser().path, args })
}

/** One contestant's page as one script, as a host would ship it. */
export async function bundle(entry, options = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  })
  return outputFiles[0].text
}

/** Bytes of a contestant's page as the network sends them, without React, with what comes later. */
export async function gzipped(entry, options) {
  const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']
  return gzipSync(await bundle(entry, { external, format: 'esm', ...options })).length
}

/** The same without what comes later. */
export async function gzippedAtFirst(entry) {
  return gzipped(entry, { plugins: [loadedLater] })
}

const loadedLater = {
  name: 'loaded later',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

/** A module for Node in the cache; its address, to be imported. */
export async function bundleForNode(entry, name, options = {}) {
  const outfile = fileURLToPath(new URL(`../../node_modules/.cache/bench/${name}.mjs`, import.meta.url))
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    outfile,
    ...options,
  })
  return outfile
}

/** The library's sheet, which dresses every contestant alike. */
export async function bundleStyles() {
  return bundle('../../src/styles.css', { define: {} })
}

/** A fresh page that runs the script; `cpu(work)` gives the milliseconds that the main thread was busy with it. */
export async function open(browser, script, styles = '') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const failures = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.setContent(`<!doctype html><style>${styles}</style><div id="root"></div>`)
  await page.addScriptTag({ content: script })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
  }
  const settle = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
  return {
    page,
    settle,
    async cpu(work) {
      await settle()
      const before = await busy()
      await work()
      await settle()
      const spent = (await busy()) - before
      if (failures.length > 0) throw new Error(failures.join('\n'))
      return spent
    },
    /** Megabytes of JavaScript heap after a full collection. */
    async heap() {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return usedSize / 1e6
    },
    close: () => page.close(),
  }
}

/** Run every contestant once a round, in turn, so that a busy moment of the machine hits all alike. */
export async function race(contestants, rounds, run) {
  const results = new Map(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of contestants) {
      const result = await run(contestant).catch((cause) => {
        throw new Error(`${contestant.name} cannot be measured`, { cause })
      })
      // The first round warms the browser's caches of compiled code.
      if (round > 0) results.get(contestant.name).push(result)
    }
  }
  return new Map([...results].map(([name, all]) => [name, medians(all)]))
}

function medians(results) {
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  )
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A line per contestant: each figure, and how many times that of the first; `n/a` where it has none. */
export function print(title, results) {
  const [first] = results.values()
  const columns = Object.keys(first)
  const rows = [...results].map(([name, result]) => [
    name,
    ...columns.map((column) => write(result[column], first[column])),
  ])
  const table = [['', ...columns], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  console.log(`\n${title}`)
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('   '))
}

function write(figure, ofFirst) {
  if (figure === undefined) return 'n/a'
  return figure.toFixed(2) + (ofFirst > 0 ? ` (${(figure / ofFirst).toFixed(2)}x)` : '')
}
