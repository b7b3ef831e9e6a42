// Serve the apps as a host's hosting does.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { execPath } from 'node:process'

/** A plain file server that answers each path of an app with its one page. */
export async function serveFolder(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    try {
      const body = readFileSync(join(folder, extname(pathname) === '' ? 'index.html' : pathname))
      response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/html' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

/** The server of Next, on a port that it finds free. */
export async function serveNext(folder) {
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')
  const child = spawn(execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const address = await new Promise((ready, fail) => {
    let said = ''
    const listen = (chunk) => {
      said += chunk
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (found && /Ready/.test(said)) ready(`${found}/`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => fail(new Error(`Next did not start:\n${said}`)))
  })
  const ended = new Promise((end) => child.on('exit', end))
  return {
    address,
    close() {
      child.kill()
      return ended
    },
  }
}
