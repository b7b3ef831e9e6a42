// @vitest-environment node
import { build } from 'esbuild'
import { deflateSync, strToU8, zipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crc32 } from '../../src/bytes/crc32'
import { openBrowser } from '../browser/openBrowser'
import { fc } from '../properties'
import { writeZip } from './archives'
import { almostText } from './texts'

let browser: Browser
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/bytes/inPage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  })
  browser = await openBrowser()
  page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
})

afterAll(() => browser.close())

test('the engine of a browser, our tables and the specification read every text alike', async () => {
  const texts = fc.sample(almostText, 5000)
  const found = await page.evaluate(
    (given) => (globalThis as unknown as InPage).differences.onTexts(given),
    texts,
  )
  expect(found).toEqual([])
  // Of an engine without methods of its own, this says nothing that Node has not said.
  expect(await page.evaluate('differences.native')).toBe(true)
})

test('the engine of a browser and our tables write bytes alike', async () => {
  const all = fc.sample(fc.array(fc.nat(255), { maxLength: 200 }), 500)
  expect(
    await page.evaluate((given) => (globalThis as unknown as InPage).differences.onBytes(given), all),
  ).toEqual([])
})

test('a browser reads archives, sound ones and others', async () => {
  const words = strToU8('All words of it. '.repeat(50))
  const content = deflateSync(words)
  const packed = { name: 'a', method: 8, content, size: words.length, crc32: crc32(words) }
  const behind = new Uint8Array([...content, 1, 2, 3])
  const archives = await Promise.all(
    [
      writeZip([packed]),
      writeZip([{ ...packed, flags: 8, isLarge: true }], { isLarge: true }),
      new Blob([zipSync({ 'b.txt': words })]),
      writeZip([{ ...packed, size: 10 }]),
      writeZip([{ ...packed, crc32: 1 }]),
      writeZip([{ ...packed, content: content.slice(0, 20) }]),
      writeZip([{ ...packed, content: behind }]),
    ].map(async (archive) => [...new Uint8Array(await archive.arrayBuffer())]),
  )
  const said = new TextDecoder().decode(words)
  expect(
    await page.evaluate((given) => (globalThis as unknown as InPage).readArchives(given), archives),
  ).toEqual([
    `a: ${said}`,
    `a: ${said}`,
    `b.txt: ${said}`,
    'ByteError lie',
    'ByteError lie',
    'ByteError malformed',
    'ByteError malformed',
  ])
})

interface InPage {
  differences: {
    onTexts(texts: readonly string[]): string[]
    onBytes(all: readonly (readonly number[])[]): string[]
  }
  readArchives(archives: readonly (readonly number[])[]): Promise<string[]>
}
