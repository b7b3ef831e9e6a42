import { itemsOf, ownNames, ownValue, withOwn } from './ownValue'

/** Whether two values of JSON are equal, whatever the order of their names. */
export function sameData(one: unknown, other: unknown): boolean {
  // To JSON there is one zero.
  if (one === other || Object.is(one, other)) return true
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false
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

/** Whether no two items are equal. Files, and what else JSON cannot hold, are equal to themselves alone. */
export function areUnique(items: readonly unknown[]): boolean {
  const keys = new Set<unknown>()
  for (const item of items) {
    const data = isData(item) ? jsonOf(item) : undefined
    keys.add(data === undefined ? item : `${UNLIKE_TEXTS}${JSON.stringify(sorted(data))}`)
  }
  return keys.size === items.length
}

/** Which no text from a person begins with. */
const UNLIKE_TEXTS = '\ud800data'

/**
 * The value as JSON can hold it, read once; nothing when it cannot: a function, a date, a circle, a number without an
 * end, more than a hundred levels.
 */
export function jsonOf(value: unknown): unknown {
  return copied(value, new Map(), 0)
}

/** @param seen what was copied, and what is being copied: meeting it again within itself is a circle */
function copied(value: unknown, seen: Map<object, object | undefined>, depth: number): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth > 100) return undefined
  if (seen.has(value)) return seen.get(value)
  seen.set(value, undefined)
  const items = itemsOf(value)
  const names = items ? [] : isData(value) ? ownNames(value) : undefined
  if (!names) return undefined
  const copy: Record<string, unknown> | unknown[] = items ? [] : {}
  for (const name of items?.keys() ?? names) {
    const part = copied(items ? items[name as number] : ownValue(value, name as string), seen, depth + 1)
    if (part === undefined) return undefined
    if (Array.isArray(copy)) copy.push(part)
    else withOwn(copy, name, part)
  }
  seen.set(value, copy)
  return copy
}

/** Whether it is an array or a plain object, rather than a file, a date or a map. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  try {
    if (Array.isArray(value)) return true
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === null || Object.getPrototypeOf(prototype) === null
  } catch {
    return false // a revoked proxy
  }
}

/** With names in one order at every level. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)])
}
