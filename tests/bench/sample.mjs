// Sample records of eight fields per second, ours and faker's, and what stays the same when something else changes.
import { bundle, bundleForNode, launch, median, open } from './measure.mjs'

const records = 20_000

export async function benchSample(rounds) {
  const { screenwright, faker, stability } = await import(
    await bundleForNode('./sample/contestants.ts', 'sample', {
      external: ['@faker-js/faker'],
      define: { 'process.env.NODE_ENV': '"production"' },
    })
  )
  const contestants = { screenwright, faker }
  const speeds = { screenwright: [], faker: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [name, make] of Object.entries(contestants)) {
      const started = process.cpuUsage()
      make(round * records, records)
      const { user, system } = process.cpuUsage(started)
      // The first round warms up.
      if (round > 0) speeds[name].push(records / ((user + system) / 1e6))
    }
  }
  const [ours, theirs] = [median(speeds.screenwright), median(speeds.faker)]
  console.log(`\nsample records of the same 8 fields per second of CPU, medians of ${rounds} rounds`)
  console.log(`screenwright   ${Math.round(ours).toLocaleString('en')}   (${(ours / theirs).toFixed(2)}x)`)
  console.log(`faker          ${Math.round(theirs).toLocaleString('en')}   (1.00x)`)

  const here = stability()
  const shares = { 'a field more': here.added, 'another order': here.reordered }
  const zone = process.env.TZ
  process.env.TZ = 'Asia/Kathmandu'
  shares['another time zone'] = equalShare(here.values, stability().values)
  process.env.TZ = zone ?? ''
  const browser = await launch()
  try {
    const { page, close } = await open(browser, await bundle('./sample/inPage.ts'))
    shares[`Chromium ${browser.version()}`] = equalShare(
      here.values,
      await page.evaluate('window.stability().values'),
    )
    await close()
  } finally {
    await browser.close()
  }
  console.log(`\nvalues that stay the same, of ${here.values.length}`)
  for (const [change, share] of Object.entries(shares))
    console.log(`${change.padEnd(26)} ${(100 * share).toFixed(2)} %`)
}

const equalShare = (before, after) => before.filter((value, at) => value === after[at]).length / before.length
