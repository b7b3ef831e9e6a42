import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server with its files in a folder, which can be killed and started anew on the same port. */
export function tusServer() {
  const directory = mkdtempSync(join(tmpdir(), 'screenwright-tus-'))
  const counted = { bytes: 0, requests: [] as string[] }
  let sockets = new Set<Socket>()
  let stop = () => Promise.resolve()
  let port = 0
  let onBytes: (bytes: number) => void = () => {}

  async function start() {
    const tus = new Server({
      path: '/files',
      datastore: new FileStore({ directory }),
      relativeLocation: true,
    })
    const server = createServer((request, response) => {
      counted.requests.push(request.method ?? '')
      count(request)
      response.setHeader('Access-Control-Allow-Origin', '*')
      void tus.handle(request, response).catch(() => response.destroy())
    })
    sockets = new Set()
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    stop = () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      })
  }

  /** Count the bytes of a body as they arrive, also of a request that never ends. */
  function count(request: IncomingMessage) {
    if (request.method !== 'PATCH') return
    const { push } = request
    request.push = (chunk: Buffer | null, ...rest) => {
      if (chunk) {
        counted.bytes += chunk.length
        onBytes(counted.bytes)
      }
      return push.call(request, chunk, ...rest)
    }
  }

  return {
    start,
    /** As when the power goes: nothing is answered any more. */
    kill: () => stop(),
    /** As when unfinished files are swept away. */
    forget() {
      for (const name of readdirSync(directory)) rmSync(join(directory, name))
    },
    counted,
    watch: (watcher: typeof onBytes) => void (onBytes = watcher),
    get endpoint() {
      return `http://127.0.0.1:${port}/files`
    },
    stored: () =>
      readdirSync(directory)
        .filter((name) => !name.endsWith('.json'))
        // A file may be swept away while the others are read.
        .flatMap((name) => (existsSync(join(directory, name)) ? [readFileSync(join(directory, name))] : [])),
    facts: () =>
      readdirSync(directory)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as { metadata: object }),
  }
}
