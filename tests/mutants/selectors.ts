/** States that an element can enter and leave again. */
const state =
  /:(?:hover|active|focus-visible|focus-within|focus|disabled|checked|indeterminate)(?![\w-])|\[(?:data-(?:disabled|readonly|invalid|pending|hovered|pressed|focused|focus-visible|selected|wasselected|refused|bad|active|carried|unavailable|today|outside-month|over)|aria-(?:selected|expanded|pressed|disabled|invalid|busy))(?:=[^\]]*)?\]/g

const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g

/** Where states are asked for in a selector, and how. */
export function statesIn(selector: string): { at: number; text: string }[] {
  return [...selector.matchAll(state)].map((match) => ({ at: match.index, text: match[0] }))
}

/** The selector that asks for one state less; nothing where it would lose the element that is asked. */
export function withoutState(
  selector: string,
  { at, text }: { at: number; text: string },
): string | undefined {
  const before = selector.slice(0, at)
  const after = selector.slice(at + text.length)
  const standsAlone = /(^|[^,(\s]\s|[>+~]\s*)$/.test(before) && !/^[.:[#]/.test(after)
  return standsAlone ? undefined : tidy(before + after)
}

/** Remove states and pseudo-elements from a selector, so that it finds the elements in any state. */
export function structureOf(selector: string): string {
  return splitList(selector).map(withoutStates).join(', ')
}

/** The elements that a selector finds, or whose drawn parts it finds, as they are now. */
export const elementsOf = (selector: string) => selector.replace(pseudoElement, '')

/** For each compound of each selector: what finds its elements in any state, and the states that they are asked for. */
export function demandsOf(selector: string): { structure: string; states: string[] }[] {
  return splitList(selector).flatMap((complex) =>
    [...complex.matchAll(compoundEnd(complex))].flatMap(({ 0: compound, index }) => {
      const states = statesIn(withoutNegations(compound)).map(({ text }) => text)
      return states.length > 0
        ? [{ structure: withoutStates(complex.slice(0, index + compound.length)), states }]
        : []
    }),
  )
}

function withoutStates(complex: string): string {
  const bare = tidy(withoutNegations(complex).replace(pseudoElement, '').replace(state, ''))
  return (
    bare
      .replace(/([>+~])\s*(?=[>+~]|$)/g, '$1 *')
      .replace(/^\s*(?=[>+~]|$)/, '* ')
      .trim() || '*'
  )
}

/** A compound ends where a combinator stands outside of brackets. */
function compoundEnd(complex: string): RegExp {
  return complex.includes('(')
    ? /(?:[^\s>+~()[\]]|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g
    : /[^\s>+~]+/g
}

function withoutNegations(selector: string): string {
  let rest = selector
  for (let at = rest.indexOf(':not('); at >= 0; at = rest.indexOf(':not(')) {
    rest = rest.slice(0, at) + rest.slice(closing(rest, at + 4) + 1)
  }
  return rest
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** Remove empty entries of lists and empty brackets, as often as one leaves another. */
function tidy(selector: string): string {
  const next = selector
    .replace(/\(\s*,\s*/g, '(')
    .replace(/,\s*(?=[,)])/g, '')
    .replace(/:(?:where|is|not|has)\(\s*\)/g, '')
  return next === selector ? selector.trim() : tidy(next)
}

export function splitList(selector: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '(') depth++
    else if (selector[at] === ')') depth--
    else if (selector[at] === ',' && depth === 0) {
      parts.push(selector.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, selector.slice(from).trim()]
}
