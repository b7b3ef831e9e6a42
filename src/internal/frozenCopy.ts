/**
 * A copy of arrays and plain objects, all of it frozen, so that the code that declared it cannot change it later. What else
 * it holds (a pattern, a function, what stands under a symbol) stays the same.
 */
export function frozenCopy<Given>(value: Given): Given
export function frozenCopy(value: unknown): unknown {
  const isArray = Array.isArray(value)
  if (!isArray && (!value || Object.getPrototypeOf(value) !== Object.prototype)) return value
  // Spread, a name such as `__proto__` is one of its own, and assigning changes no more than its value.
  const copy = (isArray ? [...value] : { ...value }) as Record<PropertyKey, unknown>
  for (const name of Object.keys(copy)) copy[name] = frozenCopy(copy[name])
  return Object.freeze(copy)
}
