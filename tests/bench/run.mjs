// npm run bench: how fast the library is, each time as a ratio to a peer, and to plain DOM, in the same run.
//
//   node tests/bench/run.mjs [--only board|calendar|combobox|engines|forms|grid|motion|hex|import|pages|validate|sample|bytes|script] [--rounds 9]
//   node tests/bench/run.mjs --only forms --list   its list of groups alone
import { parseArgs } from 'node:util'
import { benchBoard } from './board.mjs'
import { benchBytes } from './bytes.mjs'
import { benchCalendar } from './calendar.mjs'
import { benchCombobox } from './combobox.mjs'
import { benchEngines } from './engines.mjs'
import { benchForms } from './forms.mjs'
import { benchGrid } from './grid.mjs'
import { benchHex } from './hex.mjs'
import { benchImport } from './import.mjs'
import { launch } from './measure.mjs'
import { benchMotion } from './motion.mjs'
import { benchPages } from './pages.mjs'
import { benchProduct } from './gridProduct.mjs'
import { benchSample } from './sample.mjs'
import { benchScript } from './script.mjs'
import { benchValidate } from './validate.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string' }, list: { type: 'boolean' } },
})
const rounds = Number(values.rounds ?? 9)
// Nine libraries in four sizes, some of which take seconds.
const roundsOfForms = Number(values.rounds ?? 5)
const wanted = (name) => !values.only || values.only === name

if (['board', 'calendar', 'combobox', 'forms', 'grid', 'motion', 'hex', 'import', 'pages'].some(wanted))
  await inBrowser()
if (wanted('validate')) {
  console.log(`\nNode ${process.version}, medians of ${rounds} rounds`)
  await benchValidate(rounds)
}
if (wanted('sample')) {
  console.log(`\nNode ${process.version}, medians of ${rounds} rounds`)
  await benchSample(rounds)
}
if (wanted('engines')) await benchEngines()
if (wanted('script')) await benchScript()
if (wanted('bytes')) await benchBytes(rounds)

async function inBrowser() {
  const browser = await launch()
  try {
    console.log(
      `Chromium ${browser.version()}, Node ${process.version}, medians of ${rounds} rounds (forms: ${roundsOfForms}) of CPU time in ms`,
    )
    if (wanted('board')) await benchBoard(browser, rounds)
    if (wanted('calendar')) await benchCalendar(browser, rounds)
    if (wanted('combobox')) await benchCombobox(browser, rounds)
    if (wanted('forms')) await benchForms(browser, roundsOfForms, values.list)
    if (wanted('grid')) await benchGrid(browser, rounds)
    if (wanted('grid')) await benchProduct(browser, rounds)
    if (wanted('motion')) await benchMotion(browser, rounds)
    if (wanted('hex')) await benchHex(browser, rounds)
    if (wanted('import')) await benchImport(browser)
    if (wanted('pages')) await benchPages(browser)
  } finally {
    await browser.close()
  }
}
