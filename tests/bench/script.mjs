// Script loaders in the same situations: how often each runs a script, and what its callers are told.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startScriptServer } from '../media/inChromium/scriptServer.mjs'
import { bundle, launch } from './measure.mjs'

const nextVersion = '16.4.5'
const nextHome = fileURLToPath(new URL('../../node_modules/.cache/bench-next/', import.meta.url))

const contestants = [
  { name: 'screenwright', entry: './script/screenwright.tsx' },
  { name: 'react-dom', entry: './script/reactDom.tsx' },
  { name: 'react-dom, onLoad', entry: './script/reactDomTold.tsx' },
  { name: 'usehooks-ts', entry: './script/usehooks.tsx' },
  { name: 'unhead', entry: './script/unhead.tsx' },
  { name: 'next/script', entry: './script/next.tsx', needsNext: true },
]

const nonce = 'YmVuY2g'
const strict = { 'content-security-policy': `script-src 'nonce-${nonce}'` }
const trusted = {
  'content-security-policy': `script-src 'nonce-${nonce}'; require-trusted-types-for 'script'; trusted-types screenwright`,
}

/** Each situation, and the outcome that it should have: how often a script runs, and what each caller is told. */
const situations = [
  {
    name: 'comes and goes three times',
    right: 'ran 1; told told told',
    async play({ show, unmount, pause }) {
      for (let time = 0; time < 3; time++) {
        await show([{ src: '/run/a.js' }])
        await pause()
        await unmount()
      }
    },
  },
  {
    name: 'three spellings of one address',
    right: 'ran 1; told told told',
    play: ({ show, origin }) =>
      show(['/run/a.js', './../run/a.js', `${origin}/run/a.js`].map((src) => ({ src }))),
  },
  {
    name: 'fails, then is asked for again',
    right: 'ran 1; failed told',
    async play({ show, unmount, pause }) {
      await show([{ src: '/once-broken/a.js' }])
      await pause()
      await unmount()
      await show([{ src: '/once-broken/a.js' }])
    },
  },
  {
    name: 'after a slower one',
    right: 'ran 2, in order; told told',
    play: ({ show }) => show([{ src: '/slow/a.js' }, { src: '/run/b.js', after: '/slow/a.js' }]),
  },
  {
    name: 'goes and comes back while it loads',
    right: 'ran 1; told',
    async play({ show, unmount }) {
      await show([{ src: '/slow/a.js' }])
      await new Promise((later) => setTimeout(later, 100))
      await unmount()
      await show([{ src: '/slow/a.js' }])
    },
  },
  {
    name: 'is in the page already, and has run',
    right: 'ran 1; told',
    page: { head: '<script src="/run/a.js"></script>' },
    play: ({ show }) => show([{ src: '/run/a.js' }]),
  },
  {
    name: 'is another than was vouched for',
    right: 'ran 0; failed',
    play: ({ show }) => show([{ src: '/run/a.js', integrity: `sha384-${'A'.repeat(64)}` }]),
  },
  {
    name: 'strict policy, with a nonce',
    right: 'ran 1; told',
    page: { nonce, headers: strict },
    play: ({ show }) => show([{ src: '/run/a.js', nonce }]),
  },
  {
    name: 'strict policy, without a nonce',
    right: 'ran 0; failed',
    page: { nonce, headers: strict },
    play: ({ show }) => show([{ src: '/run/a.js' }]),
  },
  {
    name: 'Trusted Types',
    right: 'ran 1; told',
    page: { nonce, headers: trusted },
    play: ({ show }) => show([{ src: '/run/a.js', nonce, policy: 'screenwright' }]),
  },
  {
    name: 'consent that comes late',
    right: 'ran 1; told',
    async play({ show, pause, ran }) {
      await show([{ src: '/run/a.js', asks: true }])
      await pause()
      if ((await ran()).length > 0) throw new Error('ran without consent')
      await show([{ src: '/run/a.js', asks: true }], true)
    },
  },
  {
    name: 'never answers within 200 ms',
    right: 'ran 0; failed',
    play: ({ show }) => show([{ src: '/held/a.js', timeout: 200 }]),
  },
]

export async function benchScript() {
  const table = new Map(situations.map(({ name }) => [name, []]))
  const browser = await launch()
  try {
    console.log(`\nChromium ${browser.version()}, next ${nextVersion}`)
    for (const contestant of contestants) {
      const app = await bundle(contestant.entry, contestant.needsNext ? withNext() : {})
      for (const situation of situations) table.get(situation.name).push(await play(browser, app, situation))
    }
  } finally {
    await browser.close()
  }
  printTable(table)
}

/** Why it failed is more than is asked for. */
const isRight = ({ got, right }) => got.replace(/network|integrity|csp|timeout/, 'failed') === right

async function play(browser, app, situation) {
  // A server of its own for each, so that what it counts is of this situation alone.
  const server = await startScriptServer(new Map([['/app.js', app]]))
  const page = await browser.newPage()
  try {
    await page.goto(server.page(situation.page))
    const pause = () => page.waitForTimeout(250)
    const ran = () => page.evaluate(() => globalThis.ran ?? [])
    await situation.play({
      origin: server.origin,
      pause,
      ran,
      show: (scripts, agreed) =>
        page.evaluate(([wanted, yes]) => globalThis.contest.show(wanted, yes), [scripts, agreed]),
      unmount: () => page.evaluate(() => globalThis.contest.unmount()),
    })
    await page.waitForTimeout(700)
    const names = await ran()
    const inOrder = names.join() === 'a.js,b.js' ? ', in order' : ''
    const heard = await page.evaluate(() => globalThis.contest.heard.join(' '))
    return { right: situation.right, got: `ran ${names.length}${inOrder}; ${heard || 'nothing'}` }
  } catch (error) {
    return { right: situation.right, got: error.message.split('\n')[0].slice(0, 40) }
  } finally {
    await page.close()
    server.close()
  }
}

function printTable(table) {
  const rows = [
    ['', ...contestants.map(({ name }) => name)],
    ...[...table].map(([name, cells]) => [
      name,
      ...cells.map(({ got, right }) => `${isRight({ got, right }) ? '+' : '-'} ${got}`),
    ]),
    [
      'as it should be',
      ...contestants.map(
        (_, place) =>
          `${[...table.values()].filter((cells) => isRight(cells[place])).length} of ${table.size}`,
      ),
    ],
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  console.log('\nscripts: how often one runs, and what those are told who asked; + is as it should be')
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('   ')
        .trimEnd(),
    )
}

/** Install Next.js when this bench first runs, because it is large and only needed here. */
function withNext() {
  const script = `${nextHome}node_modules/next/script.js`
  if (!existsSync(script)) {
    mkdirSync(nextHome, { recursive: true })
    writeFileSync(`${nextHome}package.json`, '{ "private": true }')
    execFileSync(
      'npm',
      [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--omit=optional',
        '--legacy-peer-deps',
        `next@${nextVersion}`,
      ],
      { cwd: nextHome, stdio: 'pipe' },
    )
  }
  const ours = (name) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
  return {
    alias: { 'bench-next-script': script, react: ours('react'), 'react-dom': ours('react-dom') },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  }
}
