// The list of a product with 100,000 records at hand: how long the page does not answer while a person works with all of them.
import { bundle, bundleStyles, median, open } from './measure.mjs'

const many = 100_000
const styles = '#root { height: 700px; width: 1200px; }'

export async function benchProduct(browser, rounds) {
  const sheet = styles + (await bundleStyles())
  const script = await bundle('./grid/product.tsx')
  const results = []
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    results.push(await run(browser, script, sheet))
  }
  console.log(`\nA list of ${many} records at hand: CPU in ms, and that of the longest task`)
  for (const step of Object.keys(results[0])) {
    const [all, longest] = ['all', 'longest'].map((key) => median(results.map((result) => result[step][key])))
    console.log(`${step.padEnd(12)} ${all.toFixed(0).padStart(7)} ${longest.toFixed(0).padStart(7)}`)
  }
}

async function run(browser, script, sheet) {
  const { page, settle, close } = await open(browser, script, sheet)
  page.setDefaultTimeout(300_000)
  await page.evaluate((count) => window.bench.prepare(count), many)
  await settle()
  const status = page.getByRole('status').filter({ hasText: '100,000' })
  const results = {
    'first rows': await step(async () => {
      await page.evaluate(() => window.bench.mount())
      await status.first().waitFor()
    }),
    'sort by text': await step(async () => {
      await page.getByRole('button', { name: 'Customer' }).click()
      await page.locator('[role=row][aria-rowindex="2"]').filter({ hasText: 'Customer 0' }).waitFor()
    }),
    'select all': await step(async () => {
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await page.getByText('100,000 selected').first().waitFor()
    }),
    export: await step(async () => {
      const button = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Export' })
      await Promise.all([page.waitForEvent('download'), button.click()])
    }),
    'bulk action': await step(async () => {
      await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Send' }).click()
      await page.getByText('100,000 selected').first().waitFor({ state: 'detached' })
      await settle()
    }),
  }
  await close()
  return results

  async function step(work) {
    await settle()
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
    await work()
    await settle()
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const main = traceEvents.find(({ name }) => name === 'FunctionCall')
    const tasks = traceEvents
      .filter(
        ({ name, pid, tid }) =>
          name === 'ThreadControllerImpl::RunTask' && pid === main.pid && tid === main.tid,
      )
      .map(({ tdur = 0 }) => tdur / 1000)
    return { all: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) }
  }
}
