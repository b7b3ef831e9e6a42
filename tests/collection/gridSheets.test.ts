// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Selectors that ask about an element's brothers and sisters. */
const structural = /:(?:nth-|first-|last-|only-|empty\b)|[^(,]\s[+~]\s/

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
  const found = ['RecordGrid', 'GridHead', 'ValueText', 'ColumnChooser']
    .flatMap((name) => selectorsIn(`src/collection/${name}.css`))
    .filter((selector) => structural.test(selector) && !elsewhere.test(selector))
  expect(found, 'Give the row or the cell a class or a data attribute instead').toEqual([])
})
