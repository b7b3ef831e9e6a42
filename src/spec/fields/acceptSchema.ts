/** HTML's `accept` as JSON Schema says it of a name and a media type; nothing when any file is taken. */
export function acceptSchema(accept: readonly string[]): readonly object[] | undefined {
  const all = accept.map((one) => one.trim())
  if (all.length === 0 || all.includes('*/*')) return undefined
  return all.map((one) => {
    if (one.startsWith('.')) return { properties: { name: { pattern: `${inAnyCase(one)}$` } } }
    const [start, end] = one.endsWith('/*') ? [one.slice(0, -1), ''] : [one, '\\s*(?:;|$)']
    return { properties: { type: { pattern: `^\\s*${inAnyCase(start)}${end}` } } }
  })
}

/** An expression that matches a text in small and in capital letters, without a flag that says so. */
function inAnyCase(text: string): string {
  return Array.from(text, (character) => {
    const [small, large] = [character.toLowerCase(), character.toUpperCase()]
    return small === large || large.length !== small.length
      ? character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
      : `[${small}${large}]`
  }).join('')
}
