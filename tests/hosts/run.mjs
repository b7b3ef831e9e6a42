// Packs the library, installs the tarball into an app of its own, builds that app and drives it in a browser, as a
// stranger would. `node tests/hosts/run.mjs` after `npm run build`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { contextOptions, findBrowser, launchArguments } from '../browser/chromium.mjs'
import { steps } from './vite/steps.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'screenwright-host-'))
const npm = (args, cwd) => execFileSync('npm', args, { cwd, stdio: 'pipe', encoding: 'utf8' })

try {
  npm(['pack', '--ignore-scripts', '--pack-destination', home], root)
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))
  const app = join(home, 'app')
  cpSync(fileURLToPath(new URL('./vite', import.meta.url)), app, { recursive: true })
  pinVersions(app, tarball)
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], app)
  npm(['run', 'build'], app)
  await drive(join(app, 'dist'))
} catch (error) {
  console.error(error.stdout ?? '', error.stderr ?? '', error.message)
  process.exitCode = 1
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** The host uses the same versions that the library is tested with, and the library as packed. */
function pinVersions(app, tarball) {
  const file = join(app, 'package.json')
  const host = JSON.parse(readFileSync(file, 'utf8'))
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(host.dependencies)) {
    host.dependencies[name] = name === 'screenwright' ? `file:../${tarball}` : devDependencies[name]
  }
  writeFileSync(file, JSON.stringify(host, null, 2))
}

async function drive(folder) {
  const server = await serve(folder)
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
  let [passed, failed] = [0, 0]
  try {
    const page = await browser.newPage({ ...contextOptions, viewport: { width: 1024, height: 768 } })
    const said = []
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()),
    )
    page.on('pageerror', (error) => said.push(String(error)))
    page.setDefaultTimeout(10_000)
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    for (const [sentence, step] of steps) {
      try {
        await step(page)
        // A screen that leaves is out of reach at once, and gone a moment later.
        await page.waitForFunction(() => !document.querySelector('[inert]'))
        if (said.length > 0) throw new Error(`on the console: ${said.join('\n')}`)
        passed++
        console.log(`  ok   ${sentence}`)
      } catch (error) {
        failed++
        console.error(`  FAIL ${sentence}\n${error.message}\n${await page.locator('body').innerText()}`)
        break
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  console.log(`host app: ${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

/** A plain file server that answers each path of the app with its one page: what a host's hosting does. */
async function serve(folder) {
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
  return server
}
