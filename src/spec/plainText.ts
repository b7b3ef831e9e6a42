/** Any value as text: nothing is no text, and what has no words of its own is written as JSON. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'symbol' || typeof value === 'function' ? '' : String(value)
}
