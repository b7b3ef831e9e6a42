import { forcible } from '../../stories/fixtures/forceStates'
import type { Mutant, Sheet } from './mutants'
import { elementsOf } from './selectors'
import { parseSheet } from './sheet'

/** The elements of the page that a rule speaks of as they are now. */
export function matched(selector: string): Element[] {
  return [...document.querySelectorAll(forcible(elementsOf(selector)))]
}

/** The selectors of what a mutant is about: of its rule, or of every rule that reads the token which it changes. */
export function about({ selector, changed, property }: Mutant, sheets: readonly Sheet[]): string[] {
  if (!property?.startsWith('--')) return [...new Set([selector, changed])]
  return [...readersOf(property, sheets), ...readersInStories(property), `[style*='var(${property}']`]
}

/** Whom a token reaches, also by way of other tokens. */
function readersOf(token: string, sheets: readonly Sheet[]): string[] {
  const known = readers.get(token)
  if (known) return known
  const found = sheets.flatMap(({ text }) =>
    parseSheet(text).flatMap(({ selector, declarations }) =>
      declarations
        .filter(({ value }) => reads(value, token))
        .flatMap(({ property }) => (property.startsWith('--') ? readersOf(property, sheets) : [selector])),
    ),
  )
  const selectors = [...new Set(found)]
  readers.set(token, selectors)
  return selectors
}

const readers = new Map<string, string[]>()

const reads = (text: string, token: string) =>
  text.includes(`var(${token})`) || text.includes(`var(${token},`)

/** A story's own sheet may read a token as well. */
function readersInStories(token: string): string[] {
  return [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && reads(rule.cssText, token) ? [rule.selectorText] : [],
    )
}
