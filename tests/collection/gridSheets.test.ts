// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Selectors that ask about an element's brothers and sisters, or about what is in it. */
const structural = /:(?:nth-|first-|last-|only-|empty\b|has\()|[^(,]\s[+~]\s/

/** The sheets of all that stands in rows, or around them. */
const sheets = [
  ...readdirSync('src/collection')
    .filter((name) => name.endsWith('.css'))
    .map((name) => `src/collection/${name}`),
  ...['Badge', 'Button', 'Link', 'RelativeTime'].map((name) => `src/components/${name}.css`),
  'src/theme/base.css',
]

/** A rule of what stands on a record's page and in no cell. */
const elsewhere = /^\.sw-ValueText-pairs/

function selectorsIn(path: string): readonly string[] {
  const sheet = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...sheet.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
}

it('tells cells and rows by what they are, because a browser styles all anew that stand beside one that comes or goes', () => {
  expect('.a:where(:last-child)').toMatch(structural)
  expect('.a + .b').toMatch(structural)
  expect('.a:where(:has(> .b))').toMatch(structural)
  expect(sheets.length).toBeGreaterThan(8)
  const found = sheets
    .flatMap(selectorsIn)
    .filter((selector) => structural.test(selector) && !elsewhere.test(selector))
  expect(found, 'Give the row or the cell a class or a data attribute instead').toEqual([])
})
