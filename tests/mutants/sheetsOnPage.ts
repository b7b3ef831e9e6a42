import { forceStates, forcible } from '../../stories/fixtures/forceStates'
import { type Mutant, mutated, type Sheet } from './mutants'
import { elementsOf } from './selectors'
import type { Setting } from './session'
import { parseSheet } from './sheet'

/** The library's sheets one by one, in place of the one that they are joined to, so that each can be exchanged. */
export function takeSheets({ order, sheets }: Pick<Setting, 'order' | 'sheets'>) {
  const joined = [...document.querySelectorAll('style')].find((style) =>
    style.dataset.viteDevId?.endsWith('/src/styles.css'),
  )
  if (!joined?.sheet) throw new Error('The page has no style of src/styles.css, which mutants are made of')
  joined.sheet.disabled = true

  const first = new CSSStyleSheet()
  first.replaceSync(order)
  const bySheet = new Map(
    sheets.map(({ path, text }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return [path, { sheet, text }]
    }),
  )
  document.adoptedStyleSheets = [first, ...[...bySheet.values()].map(({ sheet }) => sheet)]

  function write(path: string, text: string) {
    const { sheet } = bySheet.get(path)!
    sheet.replaceSync(text)
    forceStates([sheet])
  }

  return {
    apply: (mutant: Mutant) => write(mutant.path, mutated(bySheet.get(mutant.path)!.text, mutant)),
    restore: ({ path }: Mutant) => write(path, bySheet.get(path)!.text),
  }
}

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

/**
 * Where everything is that takes up room, as a text to compare; nothing where the mutant may change what is drawn in the
 * same room. The words in a control and what a rule draws before or after an element cannot be asked where they are.
 */
export function layoutOf({ property, selector }: Mutant): (() => string) | undefined {
  if (!property || !geometry.test(property) || selector.includes('::')) return undefined
  if (matched(selector).some((element) => hasHiddenParts(element))) return undefined
  return () => {
    const places: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) range.selectNodeContents(node)
      const boxes = (node instanceof Element ? node : range).getClientRects()
      for (const { x, y, width, height } of boxes) places.push(`${x} ${y} ${width} ${height}`)
    }
    return places.join('\n')
  }
}

const geometry =
  /^((min-|max-)?(inline|block)-size|margin|gap|row-gap|column-gap|flex|grid|align|justify|place|white-space|overflow-wrap|text-wrap|vertical-align|text-align)/

const hasHiddenParts = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some(
    (part) =>
      part.matches('input, textarea, select, progress, svg') ||
      getComputedStyle(part, '::before').content !== 'none' ||
      getComputedStyle(part, '::after').content !== 'none',
  )

/**
 * What a mutant can change of the page by itself, as a text to compare: whom its rule speaks of, and what their property
 * is computed to. None where only a picture can tell, as with a token, which others read.
 */
export function computed({ selector, changed, property }: Mutant): (() => string) | undefined {
  if (property === undefined || selector !== changed || property.startsWith('--')) return undefined
  const pseudo = /::(before|after)/.exec(selector)?.[0]
  if (!pseudo && selector.includes('::')) return undefined
  return () =>
    matched(selector)
      .map((element) => {
        const style = getComputedStyle(element, pseudo)
        // A shorthand that has no text of its own may still have changed.
        return style.getPropertyValue(property) || style.cssText || Math.random()
      })
      .join('\n')
}
