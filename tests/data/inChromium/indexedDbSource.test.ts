// @vitest-environment node
import { build } from 'esbuild'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import { birds } from '../birds'
import type { Asks } from './keptPage'

let site: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/keptPage.ts`],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  const scripts = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  site = createServer((request, response) => {
    const script = scripts.get(request.url ?? '')
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(
      script ??
        '<!doctype html><html lang="en"><title>Zoo</title><script type="module" src="/keptPage.js"></script>',
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  site.close()
})

beforeEach(async () => {
  context = await browser.newContext()
  page = await open()
})

afterEach(() => context.close())

const address = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`

async function open(): Promise<Page> {
  const opened = await context.newPage()
  await opened.goto(address())
  return opened
}

interface Outcome {
  readonly answer?: unknown
  readonly problem?: { status: number; title: string; detail?: string; type: string }
}

const outcomeOf = (on: Page, what: keyof Asks, given: readonly unknown[]) =>
  on.evaluate(
    ([name, all]) => (window as unknown as { ask(...what: unknown[]): Promise<Outcome> }).ask(name, ...all),
    [what, given] as const,
  )

/** Ask the page for something that it answers. */
async function ask<Name extends keyof Asks>(on: Page, what: Name, ...given: Parameters<Asks[Name]>) {
  const { answer, problem } = await outcomeOf(on, what, given)
  expect(problem).toBeUndefined()
  return answer as Awaited<ReturnType<Asks[Name]>>
}

/** Ask the page for something that it cannot do. */
async function refused<Name extends keyof Asks>(on: Page, what: Name, ...given: Parameters<Asks[Name]>) {
  const { problem } = await outcomeOf(on, what, given)
  return problem
}

const namesOn = async (on: Page) => (await ask(on, 'list')).records.map(({ name }) => name)

it('does what every source must do, over what an earlier page has kept', async () => {
  const { count, failed } = await ask(page, 'conform')
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(60)
})

describe('what is written', () => {
  it('is there after a reload, in its order, and the seed is sown once', async () => {
    expect((await ask(page, 'list')).records).toEqual(birds)
    const made = await ask(page, 'create', { name: 'Dunlin' })
    expect(made).toEqual({ id: 12, rev: 1, name: 'Dunlin' })
    await ask(page, 'update', 1, { name: 'Herring gull' })
    await ask(page, 'remove', 2)
    await page.reload()
    const { records, total } = await ask(page, 'list')
    expect(records[0]).toEqual({ ...birds[0], name: 'Herring gull', rev: 2 })
    expect(records.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(total).toEqual({ kind: 'exact', count: 11 })
  })

  it('keeps each version of a record, where versions are wanted', async () => {
    await ask(page, 'withHistory')
    await ask(page, 'update', 1, { name: 'Herring gull' })
    await page.reload()
    expect(await ask(page, 'versions', 1)).toEqual([{ by: 'Mara', name: 'Herring gull' }, { name: 'Gull' }])
    expect(await ask(page, 'versions', 2)).toEqual([{ name: 'Kite' }])
  })

  it('has an id that no record has, or ever had', async () => {
    await ask(page, 'create', { name: 'Dunlin' })
    await ask(page, 'remove', 12)
    await page.reload()
    expect(await ask(page, 'create', { name: 'Dunlin' })).toMatchObject({ id: 13 })
  })

  it('is found at once by another tab, which hears of it', async () => {
    const other = await open()
    await ask(other, 'list')
    await ask(other, 'listen')
    await ask(page, 'listen')
    await ask(page, 'update', 1, { name: 'Herring gull' })
    expect((await namesOn(other))[0]).toBe('Herring gull')
    await expect.poll(() => ask(other, 'heard')).toBe(1)
    expect(await ask(page, 'heard')).toBe(0)
  })

  it('comes back after a reload when it was removed, at another tab as well', async () => {
    await ask(page, 'remove', 2, { ifMatch: 1 })
    await page.reload()
    const other = await open()
    expect(await ask(other, 'restore', 2)).toEqual({ ...birds[1], rev: 2 })
    expect(await refused(page, 'restore', 2)).toMatchObject({ status: 404 })
    expect((await ask(page, 'list')).total).toEqual({ kind: 'exact', count: birds.length })
  })

  it('keeps what was removed in a trash, until it is purged', async () => {
    await ask(page, 'withTrash')
    await ask(page, 'remove', 2, { ifMatch: 1 })
    await page.reload()
    await ask(page, 'withTrash')
    expect(await ask(page, 'removed')).toEqual([{ name: birds[1]?.name, by: 'Mara', isLimited: true }])
    await ask(page, 'purge', 2)
    expect(await ask(page, 'removed')).toEqual([])
    expect(await refused(page, 'restore', 2)).toMatchObject({ status: 404 })
  })

  it('by several at once is all kept', async () => {
    const { total } = await ask(page, 'atOnce')
    expect(total).toEqual({ kind: 'exact', count: birds.length + 10 })
    await page.reload()
    const ids = (await ask(page, 'list')).records.map(({ id }) => id)
    expect(new Set(ids).size).toBe(birds.length + 10)
  })

  it('keeps files with their names and contents', async () => {
    expect(await ask(page, 'photograph', 10)).toBe('gull.txt, text/plain: a gull....')
  })

  it('begins anew when a person clears the data of the page while it is open', async () => {
    await ask(page, 'remove', 2)
    const other = await open()
    await ask(other, 'removeAll')
    expect(await namesOn(page)).toEqual(birds.map(({ name }) => name))
  })

  it('is gone once all is forgotten, and the seed comes again', async () => {
    await ask(page, 'remove', 2)
    const other = await open()
    await ask(other, 'list')
    await ask(page, 'listen')
    await ask(page, 'clear')
    // No screen of this page has asked for it: they read again because they are told.
    expect(await ask(page, 'heard')).toBe(1)
    expect(await namesOn(page)).toEqual(birds.map(({ name }) => name))
    expect(await namesOn(other)).toEqual(birds.map(({ name }) => name))
  })
})

describe('a conflict', () => {
  it('is found between two tabs', async () => {
    const other = await open()
    expect(await ask(other, 'get', 1)).toMatchObject({ rev: 1 })
    await ask(page, 'update', 1, { name: 'Herring gull' }, { ifMatch: 1 })
    expect(await refused(other, 'update', 1, { name: 'Black gull' }, { ifMatch: 1 })).toMatchObject({
      status: 412,
    })
    expect((await ask(other, 'get', 1)).name).toBe('Herring gull')
  })

  it('is no second effect of a call that comes again after a reload', async () => {
    const key = { idempotencyKey: 'once' }
    const made = await ask(page, 'create', { name: 'Dunlin' }, key)
    await page.reload()
    expect(await ask(page, 'create', { name: 'Dunlin' }, key)).toEqual(made)
    expect((await ask(page, 'list')).total).toEqual({ kind: 'exact', count: 12 })
  })
})

describe('another version of the fields', () => {
  it('finds every record that was kept, renewed once', async () => {
    await ask(page, 'remove', 2)
    await page.reload()
    for (const _ of [1, 2]) {
      await ask(page, 'newer')
      expect((await namesOn(page)).slice(0, 2)).toEqual(['Gull of 1', 'Adler of 1'])
    }
  })

  it('is not written over by a page of the older one, which says what to do', async () => {
    const other = await open()
    await ask(other, 'list')
    await ask(page, 'newer')
    await ask(page, 'list')
    const problem = {
      status: 409,
      type: 'screenwright:storage-newer',
      detail: 'A newer version of this page is in use here. Reload the page to go on.',
    }
    expect(await refused(other, 'update', 1, { name: 'x' })).toMatchObject(problem)
    expect(await refused(other, 'list')).toMatchObject(problem)
  })
})

describe('a browser', () => {
  it('without room says so, and has what it had', async () => {
    await ask(page, 'list')
    // The record itself is written already when the room ends: that must be undone.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name === 'state') throw new DOMException('full', 'QuotaExceededError')
        return put.apply(this, given)
      }
    })
    expect(await refused(page, 'update', 1, { name: 'x' })).toMatchObject({
      status: 413,
      detail: 'There is no room left on this device. Free some space, then try again.',
    })
    expect((await namesOn(page))[0]).toBe('Gull')
    await page.reload()
    expect((await namesOn(page))[0]).toBe('Gull')
    expect(await ask(page, 'update', 1, { name: 'x' })).toMatchObject({ rev: 2 })
  })

  it('that keeps nothing says so in the language of the person', async () => {
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'SecurityError')
      }
    })
    expect(await refused(page, 'list')).toMatchObject({
      status: 424,
      detail: expect.stringContaining('Leave the private window') as string,
    })
    await ask(page, 'inArabic')
    expect(await refused(page, 'create', { name: 'x' })).toMatchObject({
      detail: expect.stringContaining('غادر النافذة الخاصة') as string,
    })
  })
})

it('a seed with two records of one id is told to the developer', async () => {
  await ask(page, 'twice')
  const problem = await refused(page, 'list')
  expect(problem?.title).toMatch(/indexedDbSource\(“bird”\) got two records with the id “1”/)
})
