// npm run bench: how fast the library is, each time as a ratio to plain DOM and to a peer in the same run.
//
//   node tests/bench/run.mjs [--only forms|grid] [--rounds 9]
import { parseArgs } from 'node:util'
import { benchForms } from './forms.mjs'
import { benchGrid } from './grid.mjs'
import { launch } from './measure.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '9' } },
})
const rounds = Number(values.rounds)
const wanted = (name) => !values.only || values.only === name

const browser = await launch()
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, medians of ${rounds} rounds of CPU time in ms`,
  )
  if (wanted('forms')) await benchForms(browser, rounds)
  if (wanted('grid')) await benchGrid(browser, rounds)
} finally {
  await browser.close()
}
