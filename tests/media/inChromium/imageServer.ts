import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PNG } from 'pngjs'

export interface ServedImages {
  /** The markup that the server has rendered into the page. */
  root?: string
  head?: string
  headers?: Readonly<Record<string, string>>
}

const colours = { red: [220, 30, 30], blue: [30, 30, 220] } as const

/** Serve pages, and images of one colour that behave as their folder says: `/image/held/red-600x400.png`. */
export async function startImageServer(files: ReadonlyMap<string, string>) {
  const requests: string[] = []
  const held: (() => void)[] = []
  const pages = new Map<string, ServedImages>()

  const server = createServer(({ url = '/' }, answer) => {
    const file = files.get(url)
    const page = pages.get(url)
    if (file !== undefined) return void answer.writeHead(200, { 'content-type': typeOf(url) }).end(file)
    if (page) return sendPage(answer, page)
    const [, , folder, name = ''] = url.split('/')
    requests.push(url)
    const times = requests.filter((path) => path === url).length
    const missing = folder === 'missing' || (folder === 'twice-broken' && times < 3)
    const found = /^(red|blue)-(\d+)x(\d+)\.png$/.exec(name)
    if (missing || !found) return void answer.writeHead(404, { 'cache-control': 'no-store' }).end()
    const [, colour, width, height] = found
    const send = () => {
      answer.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=60' })
      answer.end(wall(colours[colour as keyof typeof colours], Number(width), Number(height)))
    }
    if (folder === 'held') held.push(send)
    else send()
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** The paths of images that were asked for, in their order, if they contain these letters. */
    asked: (letters: string) => requests.filter((path) => path.includes(letters)),
    page(served: ServedImages = {}) {
      const path = `/page/${pages.size}`
      pages.set(path, served)
      return origin + path
    },
    /** Answer the requests that were held back, once there is one. */
    async release() {
      while (held.length === 0) await new Promise((later) => setTimeout(later, 5))
      for (const send of held.splice(0)) send()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendPage(answer: ServerResponse, { head = '', root = '', headers }: ServedImages) {
  answer.writeHead(200, { 'content-type': 'text/html', ...headers })
  answer.end(
    `<!doctype html><html lang="en"><head><title>Images</title><link rel="stylesheet" href="/styles.css">` +
      `<link rel="stylesheet" href="/page.css">${head}</head>` +
      `<body><div id="root">${root}</div><script src="/app.js"></script></body></html>`,
  )
}

function wall([red, green, blue]: readonly [number, number, number], width: number, height: number): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, green, blue, 255], at)
  return PNG.sync.write(png)
}

function typeOf(path: string) {
  return path.endsWith('.js') ? 'text/javascript' : 'text/css'
}
