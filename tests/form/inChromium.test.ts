// @vitest-environment node
import { build } from 'esbuild'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'
import { openBrowser } from '../browser/openBrowser'
import { drawPostedForm } from './postedForm'

let site: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/draftPage.tsx`],
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
  const html =
    '<!doctype html><html lang="en"><title>Notes</title><body><script type="module" src="/draftPage.js"></script>'
  site = createServer((request, response) => {
    void (async () => {
      const script = scripts.get(request.url ?? '')
      response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8')
      if (request.url === '/posted') response.end(drawPostedForm(await sentWith(request)))
      else response.end(script ?? html)
    })()
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
  page = await context.newPage()
})

afterEach(async () => {
  await context.close()
})

const address = (path = '/') => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`
const words = (on = page) => on.getByLabel('Words')
const offer = (on = page) => on.getByRole('group', { name: /^You left a draft on / })

async function sentWith(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return new URLSearchParams(body)
}

/** Write, and wait until the browser has kept it. */
async function write(text: string, on = page) {
  await words(on).fill(text)
  await expect.poll(() => on.evaluate(readDrafts)).toContain(text)
}

/** Everything that the browser keeps, as text; runs in the page. */
function readDrafts(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('screenwright-drafts')
    // Not there yet: who comes first must not make it.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve('')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      }
    }
  })
}

describe('what was written', () => {
  it('is offered after a reload, without what is private', async () => {
    await page.goto(address())
    await page.getByLabel('Account').fill('DE02 1203')
    await write('Gull, young')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await offer().waitFor()
    expect(await words().inputValue()).toBe('Gull')
    expect(await offer().textContent()).toContain('Not kept on this device, to be filled in again: Account.')
    await offer().getByRole('button', { name: 'Restore draft' }).click()
    expect(await words().inputValue()).toBe('Gull, young')
    expect(await words().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Account').inputValue()).toBe('')

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved \d/).waitFor()
    await page.reload()
    await words().waitFor()
    expect(await offer().count()).toBe(0)
  })

  it('is there after the browser was killed', async () => {
    const folder = await mkdtemp(`${tmpdir()}/killed-`)
    const first = await startBrowser(folder)
    await first.page.goto(address())
    await write('Gull, young', first.page)
    const gone = once(first.process, 'exit')
    first.process.kill('SIGKILL')
    await gone

    const second = await startBrowser(folder)
    await second.page.goto(address())
    await offer(second.page).getByRole('button', { name: 'Restore draft' }).click()
    expect(await words(second.page).inputValue()).toBe('Gull, young')
    const ended = once(second.process, 'exit')
    second.process.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('in one tab is not offered in another, and both say that there are two', async () => {
    await page.goto(address())
    await write('Gull, young')
    const other = await context.newPage()
    await other.goto(address())
    const both = 'You have this form open in another tab too. Each keeps its own draft.'
    const note = (on: Page) => on.getByRole('group', { name: both })
    await note(other).waitFor()
    await note(page).waitFor()
    expect(await offer(other).count()).toBe(0)
    await other.close()
    await note(page).waitFor({ state: 'detached' })
  })
})

/** A browser whose process can be killed, with what it keeps in a folder. */
async function startBrowser(folder: string): Promise<{ process: ChildProcess; page: Page }> {
  const portFile = `${folder}/DevToolsActivePort`
  await rm(portFile, { force: true })
  const process = spawn(
    findBrowser().path,
    [...launchArguments, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: 'ignore' },
  )
  const read = () => readFile(portFile, 'utf8').catch(() => '')
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^\d+\n\/devtools/)
  const [port, path] = (await read()).split('\n')
  const [own] = (await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)).contexts()
  return { process, page: await own!.newPage() }
}

/**
 * Make Chromium a browser without the Navigation API; runs in the page. All engines but Chromium call those listeners of
 * `popstate` first that capture.
 */
function withoutNavigation() {
  Reflect.deleteProperty(window, 'navigation')
  const { addEventListener, removeEventListener } = window
  const listeners = { early: new Set<EventListener>(), late: new Set<EventListener>() }
  addEventListener.call(window, 'popstate', (event) => {
    let stopped = false
    event.stopImmediatePropagation = () => (stopped = true)
    for (const listener of [...listeners.early, ...listeners.late]) if (!stopped) listener(event)
  })
  Object.assign(window, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (type !== 'popstate') return addEventListener.call(window, type, listener, options)
      const group = options?.capture ? listeners.early : listeners.late
      group.add(listener)
      options?.signal?.addEventListener('abort', () => group.delete(listener))
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
      for (const group of Object.values(listeners)) group.delete(listener)
      removeEventListener.call(window, type, listener, options)
    },
  })
}

describe.each(['with the Navigation API', 'without it'])('a form with changes, in a browser %s', (kind) => {
  const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = () => page.getByRole('heading', { name: /^All notes/ })

  beforeEach(async () => {
    if (kind === 'without it') await page.addInitScript(withoutNavigation)
    await page.goto(address('/list'))
    expect(await page.evaluate('"navigation" in window')).toBe(kind !== 'without it')
    await page.getByRole('link', { name: 'Write' }).click()
    await words().waitFor()
  })

  it('is left by a link or by "back" only when the person agrees', async () => {
    await words().fill('Gull, young')
    await page.getByRole('link', { name: 'To the list' }).click()
    await question().getByRole('button', { name: 'Stay' }).click()
    await question().waitFor({ state: 'detached' })
    expect(await words().inputValue()).toBe('Gull, young')

    await page.evaluate('history.back()')
    await question().getByRole('button', { name: 'Stay' }).click()
    await question().waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await words().inputValue()).toBe('Gull, young')

    await words().fill('Gull, young, ringed')
    await page.evaluate('history.back()')
    await question().getByRole('button', { name: 'Leave' }).click()
    await list().waitFor()
    expect(new URL(page.url()).pathname).toBe('/list')
  })

  it('is left by a link as its router has it, once the person agrees', async () => {
    await words().fill('Gull, young')
    await page.evaluate('globalThis.samePage = true')
    await page.getByRole('link', { name: 'To the list' }).click()
    await question().getByRole('button', { name: 'Leave' }).click()
    await list().waitFor()
    expect(await page.evaluate('globalThis.samePage')).toBe(true)
  })

  it('makes the browser ask when it is closed, and is closed at once when it is saved', async () => {
    await words().fill('Gull, young')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved \d/).waitFor()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })
})

describe('a page without script', () => {
  it('posts its form, and shows the answer beside what was typed', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const posted = await plain.newPage()
    await posted.goto(address('/posted'))
    await posted.getByLabel('Airport code').fill('XXXX')
    await posted.getByLabel('Species').fill('Barn owl')
    await posted.getByRole('button', { name: 'Send and write another' }).click()
    await posted.getByText('There is a problem').waitFor()
    expect(await posted.getByLabel('Airport code').inputValue()).toBe('XXXX')
    expect(await posted.getByLabel('Species').inputValue()).toBe('Barn owl')
    await expect
      .poll(() => posted.getByRole('textbox', { description: 'Enter an airport of the register' }).count())
      .toBe(1)

    await posted.getByLabel('Airport code').fill('KDEN')
    await posted.getByRole('button', { name: 'Send and write another' }).click()
    await posted.getByText('Sent: KDEN, Barn owl, sendAndNew').waitFor()
    await plain.close()
  })
})
