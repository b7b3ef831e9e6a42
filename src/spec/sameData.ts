/** Whether two values of JSON are equal, whatever the order of their names. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        sameData(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  )
}

/** Whether JSON can hold the value: no function, no date, no circle, no number without an end. */
export function isJson(value: unknown, above: readonly object[] = []): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || above.includes(value) || above.length > 100) return false
  const within = [...above, value]
  if (Array.isArray(value)) return value.every((item) => isJson(item, within))
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  return isPlain && Object.values(value).every((item) => isJson(item, within))
}
