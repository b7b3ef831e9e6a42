/** Lists that share lists would make a text longer than any memory. */
const MOST_PARTS = 1_000_000

/**
 * Any value as text: a missing one is empty, an object is written as JSON, if JSON can hold it and it has no more than
 * a million parts.
 */
export function plainText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'object':
      try {
        return value === null ? '' : (JSON.stringify(value, counted()) ?? '')
      } catch {
        return ''
      }
    default:
      return ''
  }
}

/** Stop the writing after too many parts. */
function counted(): (name: string, part: unknown) => unknown {
  let parts = 0
  return (_name, part) => {
    parts += 1
    if (parts > MOST_PARTS) throw new RangeError('too many parts')
    return part
  }
}
