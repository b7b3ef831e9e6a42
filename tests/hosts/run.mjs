// Packs the library, installs the tarball beside apps of its own, builds each of them and drives it in a browser, as a
// stranger would. `node tests/hosts/run.mjs` after `npm run build`; with names, `next register`, these apps alone.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { contextOptions, findBrowser, launchArguments } from '../browser/chromium.mjs'
import { serveFolder, serveNext } from './serve.mjs'
import { takeDeclaration } from './takeDeclaration.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'screenwright-host-'))
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const npm = (args, cwd) => promisify(execFile)('npm', args, { cwd, env, encoding: 'utf8' })

/** The app of the README, the register of ten thousand bird strikes, and the first one under Next's App Router. */
const apps = [
  { name: 'vite', serve: (folder) => serveFolder(join(folder, 'dist')) },
  { name: 'register', serve: (folder) => serveFolder(join(folder, 'dist')), prepare: takeDeclaration },
  { name: 'next', serve: serveNext, prepare: takeApp },
].filter(({ name }) => argv.length === 2 || argv.includes(name))

let browser
try {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', home], { cwd: root, stdio: 'pipe' })
  for (const { name, prepare } of apps) {
    const folder = join(home, name)
    cpSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), folder, { recursive: true })
    prepare?.(folder)
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify(together(), null, 2))
  await npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], home)
  await Promise.all(apps.map(({ name }) => npm(['run', 'build'], join(home, name))))
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
  for (const app of apps) await drive(app)
} catch (error) {
  console.error(error.stdout ?? '', error.stderr ?? '', error.message)
  process.exitCode = 1
} finally {
  await browser?.close()
  rmSync(home, { recursive: true, force: true })
}

/** Return all that the apps need, in the versions that the library is tested with, and the library as packed. */
function together() {
  const { devDependencies, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))
  const names = apps.flatMap(({ name }) =>
    Object.keys(JSON.parse(readFileSync(join(home, name, 'package.json'), 'utf8')).dependencies),
  )
  const dependencies = Object.fromEntries(names.map((name) => [name, devDependencies[name]]))
  return { private: true, dependencies: { ...dependencies, screenwright: `file:${tarball}` }, overrides }
}

/** The app of the README, its entities and its sources: all that changes is the router. */
function takeApp(folder) {
  const source = (name) => join(root, 'tests/hosts/vite/src', name)
  cpSync(source('strike.ts'), join(folder, 'src/strike.ts'))
  const app = readFileSync(source('App.tsx'), 'utf8')
    .replace(', useBrowserRouter', '')
    .replace('useBrowserRouter()', 'useNextRouter()')
  writeFileSync(
    join(folder, 'src/App.tsx'),
    `'use client'\n\nimport { useNextRouter } from './nextRouter'\n${app}`,
  )
}

async function drive({ name, serve }) {
  const { steps } = await import(`./${name}/steps.mjs`)
  const server = await serve(join(home, name))
  let [passed, failed] = [0, 0]
  const page = await browser.newPage({ ...contextOptions, viewport: { width: 1024, height: 768 } })
  try {
    const said = []
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()),
    )
    page.on('pageerror', (error) => said.push(String(error)))
    page.setDefaultTimeout(10_000)
    await page.goto(server.address)
    for (const [sentence, step] of steps) {
      try {
        await step(page)
        // A screen that leaves is out of reach at once, and gone a moment later.
        await page.waitForFunction(() => !document.querySelector('[inert]'))
        if (said.length > 0) throw new Error(`on the console: ${said.join('\n')}`)
        passed++
        console.log(`  ok   ${name}: ${sentence}`)
      } catch (error) {
        failed++
        console.error(
          `  FAIL ${name}: ${sentence}\n${error.message}\n${await page.locator('body').innerText()}`,
        )
        break
      }
    }
  } finally {
    await page.close()
    await server.close()
  }
  console.log(`${name} app: ${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
