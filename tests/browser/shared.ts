// Runs in Vitest's own process, once for all files of pages: one browser, and one workbench for those that ask for it.
import { execFile } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { type BrowserServer, chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { findBrowser, launchArguments } from './chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files of pages share can be reached. */
    browser: string
    /** Where the built workbench is served. It is built when the first page of it is asked for. */
    workbench: string
  }
}

let browser: BrowserServer
let workbench: Server
let folder: string

export async function setup(project: TestProject) {
  browser = await chromium.launchServer({ executablePath: findBrowser().path, args: launchArguments })
  folder = mkdtempSync(join(tmpdir(), 'screenwright-workbench-'))
  workbench = serveWorkbench()
  await new Promise<void>((listens) => workbench.listen(0, '127.0.0.1', listens))
  project.provide('browser', browser.wsEndpoint())
  project.provide('workbench', `http://127.0.0.1:${(workbench.address() as AddressInfo).port}`)
}

export async function teardown() {
  workbench.close()
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

function serveWorkbench() {
  let built: Promise<unknown> | undefined
  return createServer(({ url = '/' }, answer) => {
    built ??= buildWorkbench()
    built.then(
      () => {
        const path = join(folder, new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html'))
        if (!existsSync(path)) return answer.writeHead(404).end()
        answer.writeHead(200, {
          'content-type': kinds[extname(path)] ?? 'application/octet-stream',
          // A window that opens another story has compiled what both load.
          'cache-control': 'max-age=3600',
        })
        return createReadStream(path).pipe(answer)
      },
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  })
}

const buildWorkbench = () =>
  promisify(execFile)(execPath, [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '-o',
    folder,
  ])

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
