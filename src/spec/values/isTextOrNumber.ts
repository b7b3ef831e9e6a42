/** Whether a value is one that ids, versions and keys can be. */
export function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
