/** Longer than any text that a person writes. */
export const LONG = 100_000

/** The same demand on a whole text: JSON Schema is content when an expression is found anywhere. */
export function wholePattern(pattern: RegExp): RegExp {
  const { source, flags } = pattern
  if (hasBranches(source)) return new RegExp(`[^]*?(?:${source})[^]*`, flags)
  const [opens, closes] = [source.startsWith('^'), source.endsWith('$') && !endsEscaped(source.slice(0, -1))]
  const inner = source.slice(opens ? 1 : 0, closes ? -1 : undefined)
  return new RegExp(`${opens ? '' : '[^]*?'}${inner}${closes ? '' : '[^]*'}`, flags)
}

/** The expression as far as an engine walks until it is found: the rest of the text does not matter. */
export function searched({ source, flags }: RegExp): RegExp {
  const isAnchored = source.startsWith('^') && !hasBranches(source)
  return new RegExp(isAnchored ? source : `[^]*?(?:${source})`, flags)
}

/** Whether what follows would be escaped: after an odd number of backslashes. */
function endsEscaped(source: string): boolean {
  return (/\\*$/.exec(source)?.[0].length ?? 0) % 2 === 1
}

/** Whether an alternative stands outside of every group, so that an anchor belongs to one of them alone. */
function hasBranches(source: string): boolean {
  let depth = 0
  let inClass = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '|' && depth === 0) return true
  }
  return false
}
