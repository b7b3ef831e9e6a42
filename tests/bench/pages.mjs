// The register as a host's bundler builds it: what a page loads, against the same code in one file.
import react from '@vitejs/plugin-react'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { serveFolder } from '../hosts/serve.mjs'
import { takeDeclaration } from '../hosts/takeDeclaration.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = join(root, 'node_modules/.cache')

/** Each page, and what it shows once all is there. */
const pages = [
  { name: 'list', path: 'strikes', shows: '[role=row][aria-rowindex="3"] [role=gridcell]' },
  { name: 'record', path: 'strikes/BS-00004', shows: 'dl dd' },
  { name: 'form', path: 'strikes/BS-00004/edit', shows: 'form input' },
  { name: 'overview', path: 'overview', shows: 'h2' },
  { name: 'search', path: 'search', shows: 'input[type=search]' },
]

export async function benchPages(browser) {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bench-pages-'))
  try {
    await buildHost(folder)
    const server = await serveFolder(join(folder, 'dist'))
    const rows = []
    for (const page of pages) rows.push(await look(browser, server.address, join(folder, 'dist'), page))
    server.close()
    print(rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildHost(folder) {
  cpSync(join(root, 'tests/hosts/register'), folder, { recursive: true })
  takeDeclaration(folder)
  const dist = join(root, 'dist')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^screenwright$/, replacement: join(dist, 'index.js') },
        { find: 'screenwright/styles.css', replacement: join(dist, 'styles.css') },
        { find: /^screenwright\/(\w+)$/, replacement: join(dist, '$1.js') },
      ],
    },
    build: { chunkSizeWarningLimit: Infinity },
  })
}

/** Open a page with nothing at hand, and count what has come when it shows what it is about; the next screens come after that. */
async function look(browser, address, dist, { name, path, shows }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const scripts = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The records are the host's.
    if (pathname.endsWith('.js') && !pathname.includes('birdstrikes')) scripts.add(pathname)
  })
  await page.coverage.startJSCoverage()
  await page.goto(new URL(path, address).href)
  await page.locator(shows).first().waitFor()
  const loaded = new Set(scripts)
  const files = [...loaded].map((script) => readFileSync(join(dist, script)))
  const coverage = (await page.coverage.stopJSCoverage()).filter(
    // One that was asked for just now has no source yet.
    ({ url, source }) => source !== undefined && loaded.has(new URL(url).pathname),
  )
  await page.close()
  const apart = files.reduce((sum, file) => sum + gzipSync(file).length, 0)
  const together = gzipSync(Buffer.concat(files)).length
  return { name, files: files.length, apart, together, run: shareThatRan(coverage) }
}

/** How much of the code was run at all: the innermost range that says so counts. */
function shareThatRan(scripts) {
  let [ran, all] = [0, 0]
  for (const { source, functions } of scripts) {
    const counts = new Uint8Array(source.length)
    const ranges = functions.flatMap((one) => one.ranges)
    ranges.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset))
    for (const { startOffset, endOffset, count } of ranges)
      counts.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    all += counts.length
    for (const count of counts) ran += count
  }
  return ran / all
}

function print(rows) {
  console.log(
    '\nPages of the register, opened first: files, KiB gzip with React, against the same in one file, share that ran',
  )
  for (const { name, files, apart, together, run } of rows) {
    const kib = (bytes) => (bytes / 1024).toFixed(1)
    console.log(
      `${name.padEnd(9)} ${String(files).padStart(4)} files   ${kib(apart)} KiB   ${(apart / together).toFixed(2)} of ${kib(together)}   ${(run * 100).toFixed(0)} %`,
    )
  }
}
