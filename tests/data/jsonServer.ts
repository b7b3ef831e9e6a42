import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'

interface JsonServer {
  create(): RequestListener & { use(handler: unknown): void }
  router(data: object): unknown
  readonly bodyParser: unknown
}
const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer

/** Start json-server on a free port of this machine alone, with these records. */
export async function startJsonServer(data: object): Promise<{ url: string; close: () => Promise<void> }> {
  const app = jsonServer.create()
  app.use(jsonServer.bodyParser)
  app.use(jsonServer.router(structuredClone(data)))
  const server = await listening(createServer(app))
  return { url: addressOf(server), close: () => closed(server) }
}

export const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))

export const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
