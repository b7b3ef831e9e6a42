/** A text that values of JSON have in common when they are equal, whatever the order of their names. */
export function valueKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${names.map(([name, part]) => `${JSON.stringify(name)}:${valueKey(part)}`).join()}}`
}
