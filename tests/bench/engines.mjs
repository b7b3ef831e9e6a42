// Print what each form library gives its users: which of them keeps what a form owes to people and to its host.
import { pathToFileURL } from 'node:url'
import { bundleEngine } from '../form/engines/bundleEngine.mjs'
import { bundleForNode, launch } from './measure.mjs'

const engines = [
  { name: 'screenwright', path: 'tests/form/engines/screenwright.tsx' },
  { name: 'react-hook-form', path: 'tests/form/engines/reactHookForm.tsx' },
  { name: 'TanStack Form', path: 'tests/form/engines/tanStackForm.tsx' },
  { name: 'Formik', path: 'tests/form/engines/formik.tsx' },
  { name: 'Base UI', path: 'tests/form/engines/baseUI.tsx' },
]
const signs = { passed: 'yes', failed: 'no', 'not applicable': 'n/a' }

export async function benchEngines() {
  const browser = await launch()
  try {
    await askAll(browser)
  } finally {
    await browser.close()
  }
}

async function askAll(browser) {
  const { engineCases, runEngineCase } = await loadCases()
  const scripts = new Map()
  const script = (path) => (build) => {
    const key = `${path} ${build}`
    if (!scripts.has(key)) scripts.set(key, bundleEngine(path, build))
    return scripts.get(key)
  }
  const rows = []
  const reasons = []
  for (const each of engineCases) {
    const results = []
    for (const { name, path } of engines) {
      const result = await runEngineCase(browser, script(path), each)
      results.push(result)
      if (result.outcome === 'failed') reasons.push(`${name}: ${each.owes}. ${result.words}`)
    }
    rows.push([each.owes, ...results.map(({ outcome }) => signs[outcome])])
  }
  const kept = engines.map((_, place) => {
    const asked = rows.filter((row) => row[place + 1] !== 'n/a')
    return `${asked.filter((row) => row[place + 1] === 'yes').length} of ${asked.length}`
  })
  console.log(`\nChromium ${browser.version()}, Node ${process.version}`)
  printTable([['', ...engines.map(({ name }) => name)], ...rows, ['all', ...kept]])
  console.log(`\nWhere it says no:\n${reasons.join('\n')}`)
}

async function loadCases() {
  const options = { packages: 'external' }
  const [cases, runner] = await Promise.all([
    bundleForNode('../form/engines/engineCases.ts', 'engineCases', options),
    bundleForNode('../form/engines/runEngine.ts', 'runEngine', options),
  ])
  return { ...(await import(pathToFileURL(cases).href)), ...(await import(pathToFileURL(runner).href)) }
}

function printTable(table) {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  console.log('Form libraries: what a form owes to people and to its host')
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('   '))
}
