// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

it('ships every sheet that stands beside a component', () => {
  const linked = readFileSync(join(src, 'styles.css'), 'utf8')
  const forgotten = sheets.filter((path) => path !== 'styles.css' && !linked.includes(`@import './${path}';`))
  expect(forgotten, 'Add an @import for each of these to src/styles.css').toEqual([])
})

// Browsers try the end of a selector on every element first, and remember its parent as one whose children depend on each
// other: a row that moves in a list of 500 then restyles all. `:not(:first-child)` says the same and costs nothing.
it.each([
  ['an element of any kind before another', /(\*|\b(li|tr|td|option))(:[\w-]+(\([^()]*\))?)*\s*[+~]/],
  ['what stands anywhere in a form', /\.sw-Form(?![\w-])(\[[^\]]*\]|:where\([^()]*\))*:has\(/],
  ['what stands in an item', /\.sw-FieldRepeater(-\w+)?(?![\w-])(\[[^\]]*\]|:where\([^()]*\))*:has\(/],
])('no sheet asks about %s', (_, costly) => {
  const asking = sheets.filter((path) => costly.test(selectorsOf(readFileSync(join(src, path), 'utf8'))))
  expect(
    asking,
    'A selector of these makes browsers restyle a whole list or form at each change. Ask about the part itself, as :not(:first-child) does, or give it a data attribute',
  ).toEqual([])
})

function selectorsOf(sheet: string): string {
  const withoutComments = sheet.replace(/\/\*[^]*?\*\//g, '')
  return [...withoutComments.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector).join('\n')
}
