// Codecs in megabytes a second, at three sizes, in Node and in the pinned Chromium; what malformed input comes to; and
// the hash of two gigabytes.
import { build } from 'esbuild'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { bundle, bundleForNode, launch, median, open } from './measure.mjs'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const sizes = { '32 B': 32, '4 KB': 4096, '8 MB': 8_000_000 }
/** Milliseconds that one measurement takes, about. */
const ENOUGH = 40
const MEGABYTES = 2048

export async function benchBytes(rounds) {
  const node = await import(await bundleForNode('./bytes/inNode.ts', 'bytes'))
  const inNode = async (...work) => {
    const times = node.turnsFor(...work, ENOUGH)
    return {
      times,
      async seconds() {
        // Collect the garbage of the others first, so that it does not count for this one.
        collectGarbage()
        const started = process.cpuUsage()
        node.run(...work, times)
        const { user, system } = process.cpuUsage(started)
        return (user + system) / 1e6
      },
    }
  }
  await printSpeeds(`Node ${process.version}`, Object.keys(node.contestants), node.works, rounds, inNode)
  printTable(`Node ${process.version}, what malformed input comes to`, node.malformedTable())

  const browser = await launch()
  try {
    const { page, cpu, close } = await open(browser, await bundle('./bytes/inPage.ts'))
    const names = await page.evaluate('contestants')
    // Measure an idle page, because its work belongs to none of them.
    const idle = []
    for (let time = 0; time < 9; time++) idle.push(await cpu(() => page.evaluate('0')))
    const inPage = async (...work) => {
      const times = await page.evaluate((given) => globalThis.turnsFor(...given), [...work, ENOUGH])
      const turn = () => page.evaluate((given) => globalThis.run(...given), [...work, times])
      return {
        times,
        async seconds() {
          await page.evaluate('gc()')
          return ((await cpu(turn)) - median(idle)) / 1000
        },
      }
    }
    const title = `Chromium ${browser.version()}`
    await printSpeeds(title, names, node.works, rounds, inPage)
    printTable(`${title}, what malformed input comes to`, await page.evaluate('malformedTable()'))
    await close()
    await hashMuch(browser)
  } finally {
    await browser.close()
  }
}

/** A line for each contestant: its speed, and how many times that of the engine and of uint8array-extras. */
async function printSpeeds(title, names, works, rounds, prepare) {
  for (const task of works) {
    const speeds = new Map()
    for (const size of Object.values(sizes)) {
      for (const [name, speed] of await raceAt(names, task, size, rounds, prepare)) {
        speeds.set(name, { ...speeds.get(name), [size]: speed })
      }
    }
    const ratio = (speed, name, size) =>
      speeds.has(name) ? `${(speed / speeds.get(name)[size]).toFixed(2)}x` : ''
    const rows = [...speeds].map(([name, by]) => [
      name,
      ...Object.values(sizes).flatMap((size) => [
        by[size].toFixed(0),
        ratio(by[size], 'native', size),
        ratio(by[size], 'uint8array-extras', size),
      ]),
    ])
    const heads = Object.keys(sizes).flatMap((size) => [size, 'of native', 'of extras'])
    printTable(`${title}, ${task}, MB a second of CPU, medians of ${rounds} rounds`, [
      ['', ...heads],
      ...rows,
    ])
  }
}

/** Megabytes a second of every contestant that knows the task, in turn, so that a busy moment hits all alike. */
async function raceAt(names, task, size, rounds, prepare) {
  const found = new Map()
  for (const name of names) {
    const { times, seconds } = await prepare(name, task, size)
    if (times > 0) found.set(name, { times, seconds, speeds: [] })
  }
  for (let round = 0; round < rounds; round++) {
    // Start with another one each time, forwards and backwards, so that none always follows the same one.
    const all = [...found.values()]
    const first = round % all.length
    const order = [...all.slice(first), ...all.slice(0, first)]
    if (round % 2) order.reverse()
    for (const { times, seconds, speeds } of order) speeds.push((times * size) / 1e6 / (await seconds()))
  }
  return [...found].map(([name, { speeds }]) => [name, median(speeds)])
}

function printTable(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
}

/** Two gigabytes in a worker: how fast, how long the page waits for its turn, and how much memory it takes. */
async function hashMuch(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'screenwright-bench-'))
  const path = (name) => fileURLToPath(new URL(name, import.meta.url))
  await build({
    entryPoints: {
      page: path('./bytes/hashPage.ts'),
      hashWorker: path('../../src/bytes/hash/hashWorker.ts'),
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    outdir: folder,
  })
  const server = createServer((request, response) => {
    const isPage = extname(request.url) !== '.js'
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' })
    response.end(
      isPage ? '<script type="module" src="/page.js"></script>' : readFileSync(join(folder, request.url)),
    )
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    await page.waitForFunction('globalThis.hashMany')
    await page.evaluate('hashMany(64)')
    const before = await residentMemory(browser)
    let most = before
    let looking = Promise.resolve()
    const watch = setInterval(() => {
      looking = looking.then(async () => void (most = Math.max(most, await residentMemory(browser))))
    }, 100)
    const { seconds, longest, longTasks } = await page.evaluate(`hashMany(${MEGABYTES})`)
    clearInterval(watch)
    await looking
    console.log(`\nSHA-256 of ${MEGABYTES} MB in a worker of Chromium ${browser.version()}`)
    console.log(`${(MEGABYTES / seconds).toFixed(0)} MB a second of time passed, in ${seconds.toFixed(1)} s`)
    console.log(
      `the page waited at most ${longest.toFixed(0)} ms for its turn; ${longTasks} tasks longer than 50 ms`,
    )
    console.log(
      `all processes of the page ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB meanwhile`,
    )
    await page.close()
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}

/** Megabytes of memory that the pages' processes hold; not known but on Linux. */
async function residentMemory(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1])
      } catch {
        return 0
      }
    })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000
}
