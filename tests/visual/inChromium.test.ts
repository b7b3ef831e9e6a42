import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextOptions } from '../browser/chromium.mjs'
import { openBrowser } from '../browser/openBrowser'
import type * as loading from './loading'

let browser: Browser
let page: Page
let script = ''

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/visual/loading.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'loading',
    target: 'es2022',
  })
  script = outputFiles[0]?.text ?? ''
  browser = await openBrowser()
  page = await browser.newPage({ ...contextOptions, viewport: { width: 400, height: 300 } })
})
afterAll(() => browser.close())

/** Show this on a page, and then ask what keeps it from being photographed. */
async function unfinished(html: string, allowed: loading.Unfinished = {}) {
  await page.goto('about:blank')
  await page.evaluate((html) => void (document.body.innerHTML = html), html)
  await page.addScriptTag({ content: script })
  if (!html.includes('slow.test')) {
    await page.evaluate(() => Promise.allSettled(Array.from(document.images, (image) => image.decode())))
  }
  return page.evaluate(
    (allowed) => (globalThis as unknown as { loading: typeof loading }).loading.unfinished(allowed),
    allowed,
  )
}

const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

describe('a picture of a story', () => {
  it('is taken of what is there', async () => {
    expect(await unfinished(`<p>A gull</p><img src="${gif}" alt="" width="20" height="20">`)).toBeUndefined()
  })

  it.each([
    ['an empty drop zone whose preview has not come', '<div class="sw-FileDrop" aria-busy="true">…</div>'],
    ['a skeleton', '<div class="sw-Skeleton">…</div>'],
    ['a spinner', '<span class="sw-Spinner">…</span>'],
    ['an image that says so of itself', '<div class="sw-Image" data-status="loading">…</div>'],
  ])('is not taken of %s, unless the story is about waiting', async (_, html) => {
    const words = await unfinished(html)
    expect(words).toContain(html.slice(0, html.indexOf('>') + 1))
    expect(words).toContain('visual: { loading: true }')
    expect(await unfinished(html, { broken: true })).toBe(words)
    expect(await unfinished(html, { loading: true })).toBeUndefined()
  })

  it('is not taken while an image is on its way', async () => {
    await page.route('http://slow.test/**', () => {})
    const words = await unfinished('<img src="http://slow.test/gull.png" alt="" width="40" height="40">')
    expect(words).toContain('gull.png')
    expect(words).toContain('has not come')
  })

  it('is not taken of a broken image, unless the story is about that', async () => {
    const html = '<img src="data:image/png;base64,AAAA" alt="" width="20" height="20">'
    expect(await unfinished(html)).toContain('visual: { broken: true }')
    expect(await unfinished(html, { loading: true })).toContain('does not load')
    expect(await unfinished(html, { broken: true })).toBeUndefined()
  })

  it('waits for a pop-up of React Aria that is there, but masked until it has its place', async () => {
    const masked = '<div style="mask-image: linear-gradient(#0000, #0000)">Denver</div>'
    expect(await unfinished(masked)).toContain('has not opened yet')
    expect(await unfinished(masked, { loading: true })).toContain('has not opened yet')
  })

  it('does not wait for what is out of sight', async () => {
    const busy = (style: string) => `<div aria-busy="true" style="${style}">…</div>`
    expect(await unfinished(busy('margin-top: 900px'))).toBeUndefined()
    expect(await unfinished(busy('visibility: hidden'))).toBeUndefined()
    expect(await unfinished(busy('display: none'))).toBeUndefined()
  })
})
