/** Any value as text: nothing is no text, and what has no words of its own is written as JSON, if JSON can hold it. */
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
        return value === null ? '' : (JSON.stringify(value) ?? '')
      } catch {
        return ''
      }
    default:
      return ''
  }
}
