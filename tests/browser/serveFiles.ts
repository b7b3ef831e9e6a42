import type { OutputFile } from 'esbuild'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of bundled files, and of one page at every other address. */
export interface ServedFiles {
  readonly origin: string
  readonly close: () => void
}

/** Serve what esbuild has made. It may be kept: a window that loads the page anew has compiled it already. */
export async function serveFiles(outputFiles: readonly OutputFile[], html: string): Promise<ServedFiles> {
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const server = createServer(({ url = '' }, answer) => {
    const file = files.get(url)
    if (!file) return answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    const kind = url.endsWith('.css') ? 'text/css' : 'text/javascript'
    return answer.writeHead(200, { 'content-type': kind, 'cache-control': 'max-age=3600' }).end(file)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
