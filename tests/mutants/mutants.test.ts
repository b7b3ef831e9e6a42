// @vitest-environment node
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { makeMutants, mutated } from './mutants'
import { readSheets } from './readSheets'
import { demandsOf, structureOf, withoutState } from './selectors'
import { parseSheet } from './sheet'

const sheets = readSheets()
const every = makeMutants(sheets, Number.POSITIVE_INFINITY, 1)

it('makes the same mutants from the same seed, and others from another', () => {
  const words = (seed: number) => makeMutants(sheets, 200, seed).map((mutant) => mutant.words)
  expect(words(1)).toEqual(words(1))
  expect(words(2)).not.toEqual(words(1))
})

it('makes mutants of every sheet that a picture shows', () => {
  const reached = new Set(every.map(({ path }) => path))
  // Paper has tests of its own, in `tests/collection/inChromium/print.test.ts`.
  const onPaper = 'src/theme/print.css'
  expect(sheets.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([onPaper])
})

it('changes one rule in each, in the line that it names', () => {
  for (const { path, text } of sheets) {
    const before = parseSheet(text).map(bare)
    for (const mutant of every.filter((one) => one.path === path)) {
      const after = parseSheet(mutated(text, mutant)).map(bare)
      expect(after, mutant.words).toHaveLength(before.length)
      expect(
        after.filter((rule, place) => rule !== before[place]),
        mutant.words,
      ).toHaveLength(1)
      // A value of several parts is written on a line for each, below its property.
      const lines = text
        .split('\n')
        .slice(Math.max(0, mutant.line - 4), mutant.line)
        .join('\n')
      expect(lines, mutant.words).toContain(mutant.property ?? mutant.selector[0])
    }
  }
})

it('makes sheets that a browser takes', async () => {
  const selectors = [...new Set(every.map(({ changed }) => changed))].map((selector) => `${selector} {}`)
  const { warnings } = await transform(selectors.join('\n'), { loader: 'css' })
  expect(warnings.map(({ text, location }) => `${text}: ${location?.lineText}`)).toEqual([])
})

it('takes a state out of a selector and leaves the rest whole', () => {
  const without = (selector: string, text: string) =>
    withoutState(selector, { at: selector.indexOf(text), text })
  expect(without('.a:where(:hover, [aria-expanded]) > .b', ':hover')).toBe('.a:where([aria-expanded]) > .b')
  expect(without('.a:where(:hover):where(:not([data-x]))', ':hover')).toBe('.a:where(:not([data-x]))')
  expect(without('.a:where(:not([data-disabled])):focus-visible', '[data-disabled]')).toBe('.a:focus-visible')
  expect(without('.a :focus-visible', ':focus-visible')).toBeUndefined()
})

it('knows what a selector is about without its states, and which states each part of it is asked for', () => {
  const selector = '.f:where(:not([data-disabled])) :where(.a, .b):where(:hover)::before, .c:disabled > .d'
  expect(structureOf(selector)).toBe('.f :where(.a, .b), .c > .d')
  expect(demandsOf(selector)).toEqual([
    { structure: '.f :where(.a, .b)', states: [':hover'] },
    { structure: '.c', states: [':disabled'] },
  ])
})

const bare = ({ selector, declarations }: ReturnType<typeof parseSheet>[number]) =>
  `${selector} ${declarations.map(({ property, value }) => `${property}: ${value}`).join('; ')}`
