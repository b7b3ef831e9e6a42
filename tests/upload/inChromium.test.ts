// @vitest-environment node
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../browser/openBrowser'
import { noise, until } from './files'
import { partServer } from './partServer'
import { tusServer } from './tusServer'

const SIZE = 12 << 20
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let browser: Browser
let site: Server
let page: Page
const server = tusServer()

beforeAll(async () => {
  await server.start()
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/page.tsx`],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const scripts = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const html = `<!doctype html><html lang="en"><script>endpoint = '${server.endpoint}'</script><script type="module" src="/page.js"></script>`
  site = createServer((request, response) => {
    const script = scripts.get(request.url ?? '')
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
    response.end(script ?? html)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser.close()
  site.close()
  await server.kill()
})

const address = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
const recording = () => ({
  name: 'flight.bin',
  mimeType: 'application/x-recording',
  buffer: Buffer.from(noise(SIZE)),
})

it('a reload in the middle of an upload, while the service is away, loses nothing', async () => {
  await page.goto(address())
  let killed: Promise<void> | undefined
  server.watch((bytes) => {
    if (bytes > SIZE / 2) killed ??= server.kill()
  })
  await page.getByLabel('Recording').setInputFiles(recording())
  await until(() => killed !== undefined)
  await killed
  await page.getByText('Waiting for a connection').waitFor()
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await page.reload()
  await page.getByText('flight.bin', { exact: true }).waitFor()
  await server.start()
  await page.getByText('Sent · 12.6 MB').waitFor()
  expect(server.stored().map(hash)).toEqual([hash(noise(SIZE))])
  const again = server.counted.bytes - SIZE
  console.log(`tus in Chromium, killed at half of ${SIZE} bytes and reloaded: ${again} bytes were sent again`)
  expect(again).toBeLessThanOrEqual(1 << 20)

  await page.reload()
  await page.getByLabel('Recording').waitFor()
  expect(await page.getByText('flight.bin', { exact: true }).count()).toBe(0)
})

it('an app that updates the library goes on with what an earlier version kept', async () => {
  await page.goto(address())
  const before = server.counted.bytes
  let killed: Promise<void> | undefined
  server.watch((bytes) => {
    if (bytes - before > SIZE / 2) killed ??= server.kill()
  })
  await page.getByLabel('Recording').setInputFiles(recording())
  await until(() => killed !== undefined)
  await killed
  await page.getByText('Waiting for a connection').waitFor()
  await page.evaluate(writeAsBefore)
  await page.reload()
  await page.getByText('flight.bin', { exact: true }).waitFor()
  await server.start()
  await page.getByText('Sent · 12.6 MB').waitFor()
  expect(server.counted.bytes - before - SIZE).toBeLessThanOrEqual(1 << 20)
})

/** Rewrite the kept rows, in the page, as an earlier version wrote them. */
async function writeAsBefore() {
  const opening = indexedDB.open('screenwright-uploads', 1)
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const transaction = opening.result.transaction('facts', 'readwrite')
  const facts = transaction.objectStore('facts')
  const reading = facts.getAll()
  reading.onsuccess = () => {
    for (const { resumeState, ...row } of reading.result) facts.put({ ...row, resumeState })
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  opening.result.close()
}

it('a reload in the middle of parts for S3 sends none again that had arrived', async () => {
  const bucket = await partServer()
  const verbs = { start: bucket.start, sign: bucket.sign, finish: bucket.finish }
  await page.exposeFunction('s3', (verb: keyof typeof verbs, ...given: [never, never]) =>
    verbs[verb](...given),
  )
  let letGo = () => {}
  bucket.holdBack(new Promise((resolve) => (letGo = resolve)), 7)
  await page.goto(`${address()}?s3`)
  await page.getByLabel('Recording').setInputFiles(recording())
  await until(() => bucket.counted.parts === 6 && bucket.counted.atOnce === 3)
  await page.reload()
  letGo()
  await page.getByText('Sent · 12.6 MB').waitFor()
  expect(hash(bucket.objects.get('flight.bin') ?? Buffer.alloc(0))).toBe(hash(noise(SIZE)))
  const again = bucket.counted.bytes - SIZE
  console.log(`S3 in Chromium, reloaded after 6 of 12 parts: ${again} bytes were sent again`)
  // Whatever was on its way: three parts at once.
  expect(again).toBeLessThanOrEqual(3 << 20)
  bucket.close()
})

it('a picture shows itself from its own bytes, and the address of that ends with it', async () => {
  await page.goto(address())
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await page
    .getByLabel('Recording')
    .setInputFiles({ name: 'heron.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  const picture = page.locator('img')
  await picture.waitFor()
  const url = (await picture.getAttribute('src')) ?? ''
  expect(url).toMatch(/^blob:/)
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1)
  await page.getByText(/^Sent/).waitFor()
  await page.getByRole('button', { name: 'Remove heron.png' }).click()
  await picture.waitFor({ state: 'detached' })
  expect(await page.evaluate((gone) => fetch(gone).then(Boolean, () => false), url)).toBe(false)
})

it('a thousand files at once are drawn as far as they are near', async () => {
  await page.goto(address())
  await page.waitForFunction('window.addThousand')
  const { rows, tasks } = await page.evaluate(() => window.addThousand())
  const longest = Math.round(Math.max(0, ...tasks))
  console.log(
    `1,000 files in Chromium: ${rows} rows drawn, ${tasks.length} long tasks, the longest ${longest} ms`,
  )
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(200)
})
