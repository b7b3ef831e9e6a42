import { forceStates, forcible } from '../../stories/fixtures/forceStates'
import { type Mutant, mutated } from './mutants'
import { elementsOf } from './selectors'
import type { Setting } from './session'

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
    if (document.querySelector('[data-force]')) forceStates([sheet])
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
