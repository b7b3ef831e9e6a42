// A combobox of many options: appearing, opening, narrowing by a letter, and the size of its page.
import { bundle, bundleStyles, gzipped, open, print, race } from './measure.mjs'

const peers = [
  { name: 'React Aria', entry: './combobox/reactAria.tsx' },
  { name: 'screenwright', entry: './combobox/screenwright.tsx' },
]

export async function benchCombobox(browser, rounds) {
  const styles = await bundleStyles()
  const contestants = await Promise.all(
    peers.map(async (peer) => ({
      ...peer,
      script: await bundle(peer.entry),
      size: await gzipped(peer.entry),
    })),
  )
  for (const count of [1_000, 100_000]) {
    const results = await race(contestants, rounds, ({ script }) => run(browser, script, styles, count))
    print(`A combobox of ${count.toLocaleString('en')} options: CPU in ms, nodes of the open list`, results)
  }
  for (const { name, size } of contestants) {
    console.log(
      `${name.padEnd(12)} ${(size / 1024).toFixed(1)} KiB gzip without React, with what comes later`,
    )
  }
}

async function run(browser, script, styles, count) {
  const { page, cpu, close } = await open(browser, script, styles)
  const option = () => page.waitForSelector('[role="option"]')
  await page.evaluate((many) => window.bench.prepare(many), count)
  const mount = await cpu(async () => {
    await page.evaluate(() => window.bench.mount())
    await page.waitForSelector('input')
  })
  // All that a page loads once is there: by then a person has moved to the field.
  await page.focus('input')
  const opening = await cpu(async () => {
    await page.click('button')
    await option()
  })
  const nodes = await page.evaluate(() => document.querySelectorAll('[role="listbox"] *').length)
  const key = await cpu(async () => {
    await page.keyboard.type('7')
    await page.waitForFunction(() => document.querySelector('[role="option"]')?.textContent?.includes('7'))
  })
  const nextKey = await cpu(async () => {
    await page.keyboard.type('7')
    await page.waitForFunction(() => document.querySelector('[role="option"]')?.textContent?.includes('77'))
  })
  await close()
  return { mount, open: opening, key, 'next key': nextKey, nodes }
}
