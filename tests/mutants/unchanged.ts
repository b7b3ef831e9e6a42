import { matched } from './about'
import type { Mutant } from './mutants'
import { splitList } from './selectors'

/** Asks the page, without looking at it, whether a mutant has changed nothing at all, where that can be known. */
export function unchanged(mutant: Mutant): (() => boolean) | undefined {
  const asked = [computed(mutant), layoutOf(mutant)].filter((read) => read !== undefined)
  const before = asked.map((read) => read())
  return asked.length > 0 ? () => asked.some((read, place) => read() === before[place]) : undefined
}

/**
 * Where everything is that takes up room, as a text to compare; nothing where the mutant may change what is drawn in the
 * same room. The words in a control and what a rule draws before or after an element cannot be asked where they are.
 */
function layoutOf({ property, selector }: Mutant): (() => string) | undefined {
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

/** Properties that say how much room there is, and for what. */
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
function computed({ selector, changed, property }: Mutant): (() => string) | undefined {
  if (property === undefined || selector !== changed || property.startsWith('--')) return undefined
  const parts = splitList(selector).map((part) => /::[\w-]+/.exec(part)?.[0])
  const [pseudo] = parts
  if (parts.some((part) => part !== pseudo) || !/^(::before|::after|undefined)$/.test(String(pseudo)))
    return undefined
  return () =>
    matched(selector)
      .map((element) => {
        const style = getComputedStyle(element, pseudo)
        // A shorthand that has no text of its own may still have changed.
        return style.getPropertyValue(property) || style.cssText || Math.random()
      })
      .join('\n')
}
