// 42,000 rows of a real file through the screen that imports them: how long a person's page stands still, at the most.
import { fileURLToPath } from 'node:url'
import { bundle, bundleStyles, open } from './measure.mjs'

const file = fileURLToPath(new URL('../../node_modules/vega-datasets/data/zipcodes.csv', import.meta.url))

const check = (page) => page.getByRole('button', { name: 'Check the rows' })
const send = (page) => page.getByRole('button', { name: /^Import [\d,]+ rows$/ })
const outcome = (page) => page.getByText(/rows are imported/).first()

/** The steps of a person, and what then is on the page. */
const stages = [
  { name: 'read', act: (page) => page.setInputFiles('input[type=file]', file), shows: check },
  { name: 'check', act: (page) => check(page).click(), shows: send },
  { name: 'import', act: (page) => send(page).click(), shows: outcome },
]

export async function benchImport(browser) {
  const { page, close } = await open(browser, await bundle('./import/zipcodes.tsx'), await bundleStyles())
  console.log(
    '\n42,049 rows of zipcodes.csv: seconds of each stage, its tasks over 50 ms, and the longest in ms',
  )
  for (const { name, act, shows } of stages) {
    // A browser tells of a task a moment after it ended.
    await page.waitForTimeout(500)
    await page.evaluate(() => window.bench.takeTasks())
    const started = performance.now()
    await act(page)
    await shows(page).waitFor({ timeout: 300_000 })
    const seconds = (performance.now() - started) / 1000
    await page.waitForTimeout(500)
    const tasks = await page.evaluate(() => window.bench.takeTasks())
    const longest = Math.max(0, ...tasks)
    console.log(
      `${name.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s   ${String(tasks.length).padStart(3)} long   ${longest.toFixed(0).padStart(5)} ms`,
    )
  }
  await close()
}
