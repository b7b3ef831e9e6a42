import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { execPath } from 'node:process'
import { type Browser, chromium } from 'playwright'
import { findBrowser, launchArguments } from './chromium.mjs'

/** A built workbench behind a server of its own, and a browser to look at it. */
export interface BuiltStorybook {
  readonly origin: string
  readonly browser: Browser
  /** Every story, as the workbench lists it. */
  readonly stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
  readonly close: () => Promise<void>
}

/** Build the workbench into a folder of its own, and serve it. It takes a minute or more. */
export async function buildStorybook(): Promise<BuiltStorybook> {
  const folder = mkdtempSync(join(tmpdir(), 'screenwright-storybook-'))
  execFileSync(execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', folder])
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(folder, new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html'))
    if (!existsSync(path)) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' })
    return createReadStream(path).pipe(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string; title: string; name: string }>
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    async close() {
      await browser.close()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
