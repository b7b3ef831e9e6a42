// Serve pages and scripts that behave as their folder says, and count the requests.
import { createServer } from 'node:http'

/** A script that says that it has run, and how often. */
const body = (name) => `(window.ran ??= []).push(${JSON.stringify(name)})`

/** Files by path; `/app.js` begins. */
export async function startScriptServer(files) {
  const requests = []
  const pages = new Map()
  const held = []
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://server')
    const page = pages.get(request.url)
    const send = (status, headers, text) =>
      response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text)
    if (page) return send(200, { 'content-type': 'text/html', ...page.headers }, page.html)
    if (files.has(pathname)) return send(200, script, files.get(pathname))
    const [, folder, name] = pathname.split('/')
    requests.push(pathname)
    const again = requests.filter((path) => path === pathname).length > 1
    const run = (headers) => send(200, { ...script, ...headers }, body(name))
    if (folder === 'run') return run()
    // With the consent of another origin, and without.
    if (folder === 'shared') return run({ 'access-control-allow-origin': '*' })
    if (folder === 'held') return held.push(run)
    if (folder === 'slow') return setTimeout(run, 300)
    if (folder === 'once-broken') return again ? run() : send(503, {}, '')
    if (folder === 'leads-elsewhere') return send(302, { location: `${elsewhere.origin}/run/${name}` }, '')
    if (folder === 'dropped') return request.socket.destroy()
    if (folder === 'makes') return send(200, script, `${body(name)}; window.made = { by: 'script' }`)
    if (folder === 'makes-later')
      return send(200, script, `${body(name)}; setTimeout(() => { window.made = { by: 'script' } }, 120)`)
    return send(404, {}, '')
  }
  const [here, elsewhere] = [await listen(answer), await listen(answer)]
  return {
    origin: here.origin,
    /** The same scripts from another origin. */
    otherOrigin: elsewhere.origin,
    /** How often a path was asked for, from either. */
    asked: (path) => requests.filter((asked) => asked === path).length,
    /** A page with the app and what else its head holds; answers with its address. */
    page: ({ head = '', root = '', headers = {}, nonce = '' } = {}) => {
      const path = `/page/${pages.size}`
      const html = `<!doctype html><html lang="en"><head><title>Scripts</title>${head}</head><body><div id="root">${root}</div><script type="module" nonce="${nonce}" src="/app.js"></script></body></html>`
      pages.set(path, { html, headers })
      return here.origin + path
    },
    /** Answer the requests that were held back. */
    release: () => {
      for (const run of held.splice(0)) run()
    },
    /** Wait until so many are held back. */
    holds: async (count) => {
      while (held.length < count) await new Promise((later) => setTimeout(later, 5))
    },
    close: () => {
      for (const { server } of [here, elsewhere]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

const script = { 'content-type': 'text/javascript' }

async function listen(answer) {
  const server = createServer(answer)
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, origin: `http://127.0.0.1:${server.address().port}` }
}
