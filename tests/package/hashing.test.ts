// @vitest-environment node
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'
import { root } from './dist'

// Bundle the door as a host would and run it in a browser: the worker has to be found in the package.
const home = mkdtempSync(join(tmpdir(), 'screenwright-hashing-'))
const content = new Uint8Array(20 * 2 ** 20).map((_, at) => (at * 2_654_435_761) >>> 24)
const wanted = createHash('sha256').update(content).digest('hex')

const page = `
  import { encodeHex, hashFile } from ${JSON.stringify(join(root, 'dist/bytes.js'))}
  const bytes = new Uint8Array(20 * 2 ** 20).map((_, at) => (at * 2654435761) >>> 24)
  const state = Object.assign(globalThis, { workers: 0, answers: 0, longest: 0 })
  const { Worker: Real } = globalThis
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given)
      state.workers += 1
      this.addEventListener('message', () => (state.answers += 1))
    }
  }
  const hash = async (file, options) => {
    try {
      return encodeHex(await hashFile(file, options))
    } catch (error) {
      return error.name + ' ' + (error.reason ?? error.message)
    }
  }
  const file = new Blob([bytes])
  Object.assign(globalThis, {
    hashBlob: (algorithm) => hash(file, { algorithm }),
    hashChosen: () => hash(document.querySelector('input').files[0]),
    hashAborted: () => {
      const control = new AbortController()
      return hash(file, { signal: control.signal, onProgress: () => control.abort(new Error('enough')) })
    },
  })
`

let server: Server
let browser: Browser

beforeAll(async () => {
  mkdirSync(join(home, 'app'))
  writeFileSync(
    join(home, 'app/index.html'),
    '<input type="file"><script type="module" src="./main.js"></script>',
  )
  writeFileSync(join(home, 'app/main.js'), page)
  await build({
    root: join(home, 'app'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(home, 'dist') },
  })
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }
    try {
      const body = readFileSync(join(home, 'dist', pathname === '/' ? 'index.html' : pathname))
      const type = types[extname(pathname)] ?? 'text/html'
      // A worker has the policy that comes with its own file.
      const policy =
        searchParams.get('policy') ??
        new URL(request.headers.referer ?? 'http://host').searchParams.get('policy')
      response.writeHead(200, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
}, 120_000)

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(home, { recursive: true })
})

async function open(policy = ''): Promise<Page> {
  const opened = await browser.newPage()
  const { port } = server.address() as AddressInfo
  await opened.goto(`http://127.0.0.1:${port}/?policy=${encodeURIComponent(policy)}`)
  return opened
}

const state = (opened: Page) => opened.evaluate('[workers, answers > 0]')

test.each([
  ['without a policy', '', true],
  ['that allows WebAssembly', "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'", true],
  ['that forbids WebAssembly', "default-src 'self'", true],
  ['that forbids workers', "default-src 'self'; worker-src 'none'", false],
])(
  'a page %s hashes a large file',
  async (_, policy, inWorker) => {
    const opened = await open(policy)
    expect(await opened.evaluate('hashBlob("SHA-256")')).toBe(wanted)
    expect(await state(opened)).toEqual([1, inWorker])
    expect(await opened.evaluate('hashBlob("MD5")')).toBe(createHash('md5').update(content).digest('hex'))
  },
  120_000,
)

test('a worker ends when it is told to', async () => {
  const opened = await open()
  expect(await opened.evaluate('hashAborted()')).toBe('Error enough')
  await expect.poll(() => opened.workers()).toEqual([])
}, 120_000)

test('a chosen file that has changed is rejected', async () => {
  const path = join(home, 'film.bin')
  writeFileSync(path, content)
  const opened = await open()
  await opened.locator('input').setInputFiles(path)
  expect(await opened.evaluate('hashChosen()')).toBe(wanted)
  appendFileSync(path, 'more')
  expect(await opened.evaluate('hashChosen()')).toBe('ByteError changed')
}, 120_000)
