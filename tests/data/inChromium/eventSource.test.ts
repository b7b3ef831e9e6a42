// @vitest-environment node
import { build } from 'esbuild'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import type { Asks } from './eventPage'

let site: Server
let browser: Browser
let page: Page
/** The connections that are open, and what each was asked for. */
let open: ServerResponse[] = []
let asked: IncomingMessage[] = []
/** The status with which the next connection is refused. */
let refused: number | undefined

beforeAll(async () => {
  const built = await build({
    entryPoints: [`${import.meta.dirname}/eventPage.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  const script = built.outputFiles[0]?.text ?? ''
  site = createServer((request, response) => {
    if (!request.url?.startsWith('/events')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(
        `<!doctype html><html lang="en"><title>Owls</title><script type="module">${script}</script>`,
      )
      return
    }
    asked.push(request)
    response.statusCode = refused ?? 200
    if (refused !== undefined) {
      refused = undefined
      response.end()
      return
    }
    response.setHeader('Content-Type', 'text/event-stream')
    response.write('retry: 20\n\n')
    open.push(response)
    response.on('close', () => (open = open.filter((one) => one !== response)))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  site.close()
})

beforeEach(async () => {
  asked = []
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
})

afterEach(() => page.close())

const ask = <Name extends keyof Asks>(name: Name) =>
  page.evaluate((method) => (window as unknown as { asks: Asks }).asks[method](), name)

const say = (event: string, id: string) => open[0]?.write(`event: ${event}\nid: ${id}\ndata: {}\n\n`)

const waitFor = (what: () => unknown, wanted: unknown) =>
  expect.poll(what, { timeout: 20_000 }).toEqual(wanted)

describe('a server that tells of changes', () => {
  it('is heard over one connection, which is closed when no one listens any more', async () => {
    await ask('listen')
    await ask('listen')
    await waitFor(() => open.length, 1)
    say('changed', '1')
    say('something-else', '2')
    say('changed', '3')
    await waitFor(() => ask('heard'), 4)
    expect(asked).toHaveLength(1)
    await ask('leave')
    await waitFor(() => open.length, 0)
  })

  it('is asked for what came since the last event after the connection broke off, and says that something may have', async () => {
    await ask('listen')
    await waitFor(() => open.length, 1)
    say('changed', '7')
    await waitFor(() => ask('heard'), 1)
    open[0]?.destroy()
    await waitFor(() => asked.length, 2)
    await waitFor(() => ask('heard'), 2)
    expect(asked[1]?.headers['last-event-id']).toBe('7')
  })

  it('is tried again after it has refused, with the last event in the address', async () => {
    await ask('listen')
    await waitFor(() => open.length, 1)
    say('changed', '9')
    await waitFor(() => ask('heard'), 1)
    refused = 503
    open[0]?.destroy()
    await waitFor(() => asked.length, 3)
    expect(asked[2]?.url).toBe('/events?of=owls&lastEventId=9')
    await waitFor(() => ask('heard'), 2)
  })
})
