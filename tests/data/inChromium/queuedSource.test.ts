// @vitest-environment node
import { build } from 'esbuild'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, launchArguments } from '../../browser/chromium.mjs'
import type { QueueAsks } from './queuePage'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

interface Sent {
  readonly method: string
  readonly id?: number
  readonly values: { readonly name: string }
  readonly key: string
}

let site: Server
let browser: Browser
let context: BrowserContext
/** The requests that the server was sent, in their order. */
let sent: Sent[]
/** Holds back the answers of the server, as long as there is one. */
let held: Promise<void> | undefined

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/queuePage.ts`],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  const scripts = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  site = createServer((request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        let body = ''
        for await (const part of request) body += String(part)
        sent.push(JSON.parse(body) as Sent)
        await held
        return response.end()
      }
      const script = scripts.get(request.url ?? '')
      response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8')
      response.end(
        script ??
          '<!doctype html><html lang="en"><title>Zoo</title><script type="module" src="/queuePage.js"></script>',
      )
    })()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
})

afterAll(async () => {
  await browser.close()
  site.close()
})

beforeEach(async () => {
  sent = []
  held = undefined
  context = await browser.newContext()
})

afterEach(() => context.close())

async function open(search = '?online=no'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/${search}`)
  return page
}

/** Ask a page for something that it answers. */
async function ask<Name extends keyof QueueAsks>(
  page: Page,
  what: Name,
  ...given: Parameters<QueueAsks[Name]>
): Promise<Awaited<ReturnType<QueueAsks[Name]>>> {
  const { answer, problem } = await page.evaluate(
    ([name, all]) =>
      (window as unknown as { ask(...what: unknown[]): Promise<{ answer?: unknown; problem?: number }> }).ask(
        name,
        ...all,
      ),
    [what, given] as const,
  )
  expect(problem).toBeUndefined()
  return answer as Awaited<ReturnType<QueueAsks[Name]>>
}

const names = () => sent.map(({ method, values }) => `${method} ${values.name}`)

describe('writes that wait in the browser', () => {
  it('are there after the page was closed, are shown, and are sent in their order', async () => {
    const page = await open()
    await ask(page, 'create', 'Dunlin')
    await ask(page, 'update', 1, 'Herring gull')
    await ask(page, 'update', 1, 'Black gull')
    await page.close()
    expect(sent).toEqual([])

    const later = await open()
    expect(await ask(later, 'names')).toEqual(expect.arrayContaining(['Dunlin', 'Black gull']))
    expect(await ask(later, 'waiting')).toEqual(['create Dunlin', 'update Herring gull', 'update Black gull'])
    expect(await ask(later, 'connect')).toBe('empty')
    expect(names()).toEqual(['create Dunlin', 'update Herring gull', 'update Black gull'])
  })

  it('are sent by a page that opens with a connection, without being asked', async () => {
    await ask(await open(), 'update', 1, 'Herring gull')
    await open('')
    await expect.poll(names).toEqual(['update Herring gull'])
  })

  it('are sent once where two tabs send at the same time', async () => {
    const [one, other] = [await open(), await open()]
    await ask(one, 'update', 1, 'Herring gull')
    await ask(one, 'update', 2, 'Sea eagle')
    let answer = () => {}
    held = new Promise((resolve) => (answer = resolve))
    const both = Promise.all([ask(one, 'connect'), ask(other, 'connect')])
    // The first one is on its way, and the other tab has had its chance to send it as well.
    await expect.poll(names).toHaveLength(1)
    await ask(other, 'names')
    answer()
    expect(await both).toEqual(['empty', 'empty'])
    expect(names()).toEqual(['update Herring gull', 'update Sea eagle'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('are neither shown to nor sent by another person at the same browser', async () => {
    await ask(await open('?online=no&person=ada'), 'update', 1, 'Herring gull')
    const other = await open('?person=ben')
    expect(await ask(other, 'waiting')).toEqual([])
    expect(await ask(other, 'connect')).toBe('empty')
    expect(sent).toEqual([])
    const again = await open('?online=no&person=ada')
    expect(await ask(again, 'names')).toContain('Herring gull')
  })
})
