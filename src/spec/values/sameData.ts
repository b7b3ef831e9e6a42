import { itemsOf, ownNames, ownValue, withOwn } from './ownValue'

/**
 * Whether two values of JSON are equal, whatever the order of their names. Parts that stand in several places are
 * compared once, so that it takes no longer than the values are long, however they are nested.
 *
 * @param isSame whether two parts are equal that may have no parts themselves
 * @param isNothing whether a part is as good as absent
 */
export function sameData(
  one: unknown,
  other: unknown,
  isSame = isOne,
  isNothing?: (part: unknown) => boolean,
): boolean {
  if (isSame(one, other)) return true
  const isKnown = sameParts()
  const pairs = [[one, other] as const]
  for (const [left, right] of pairs) {
    if (!isData(left) || !isData(right) || Array.isArray(left) !== Array.isArray(right)) return false
    if (isKnown(left, right)) continue
    const names = namesIn(left, isNothing)
    if (names.length !== namesIn(right, isNothing).length) return false
    for (const name of names) {
      if (!Object.hasOwn(right, name)) return false
      if (isSame(left[name], right[name])) continue
      if (typeof left[name] !== 'object') return false
      pairs.push([left[name], right[name]])
    }
  }
  return true
}

function namesIn<Part extends object>(part: Part, isNothing: ((part: unknown) => boolean) | undefined) {
  const names = Object.keys(part) as (keyof Part)[]
  return isNothing && !Array.isArray(part) ? names.filter((name) => !isNothing(part[name])) : names
}

/** To JSON there is one zero. */
function isOne(one: unknown, other: unknown): boolean {
  return one === other || Object.is(one, other)
}

/**
 * Note that two parts are equal, and tell whether that followed already from the pairs before: each part points to one
 * that it equals, if to any (Hopcroft and Karp 1971).
 */
function sameParts(): (one: object, other: object) => boolean {
  const equals = new Map<object, object>()
  const lastOf = (part: object) => {
    let last = part
    for (let next = equals.get(last); next; next = equals.get(last)) {
      equals.set(last, equals.get(next) ?? next) // shortens the way for the next look
      last = next
    }
    return last
  }
  return (one, other) => {
    const [last, otherLast] = [lastOf(one), lastOf(other)]
    if (last !== otherLast) equals.set(last, otherLast)
    return last === otherLast
  }
}

/** Whether no two items are equal. Files, and other values that JSON cannot hold, are equal to themselves alone. */
export function areUnique(items: readonly unknown[]): boolean {
  return new Set(items.map(dataKeys())).size === items.length
}

/**
 * Make a function that gives equal data equal keys. Each part is looked at once; a value that JSON cannot hold is its
 * own key.
 */
export function dataKeys(): (value: unknown) => unknown {
  const copies: Copies = new Map()
  const keys = new Map<object, string>()
  const numbers = new Map<string, number>()
  const keyOf = (data: unknown): string => {
    if (typeof data !== 'object' || data === null) return JSON.stringify(data)
    let key = keys.get(data)
    if (key === undefined) {
      const parts = data as Readonly<Record<string, unknown>>
      const written = Array.isArray(data)
        ? `[${data.map(keyOf).join()}]`
        : Object.keys(parts)
            .sort()
            .map((name) => `${JSON.stringify(name)}:${keyOf(parts[name])}`)
            .join()
      const number = numbers.get(written) ?? numbers.size
      numbers.set(written, number)
      keys.set(data, (key = `${UNLIKE_TEXTS}${number}`))
    }
    return key
  }
  return (value) => {
    const data = isData(value) ? copied(value, copies, 0) : undefined
    return data === undefined ? value : keyOf(data)
  }
}

/** Whether a value is equal to one of these. */
export function isAmong(values: readonly unknown[]): (value: unknown) => boolean {
  const plain = new Set(values)
  const nested = values.filter(isData)
  return (value) => plain.has(value) || (isData(value) && nested.some((one) => sameData(one, value)))
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

/** Copies by their originals; undefined while one is being copied: meeting it again within itself is a circle. */
type Copies = Map<object, object | undefined>

function copied(value: unknown, seen: Copies, depth: number): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth > 100) return undefined
  if (seen.has(value)) return seen.get(value)
  seen.set(value, undefined)
  const items = itemsOf(value)
  const copy = items ? copiedItems(items, seen, depth) : copiedObject(value, seen, depth)
  seen.set(value, copy)
  return copy
}

function copiedItems(items: readonly unknown[], seen: Copies, depth: number): object | undefined {
  const copy: unknown[] = []
  for (const item of items) {
    const part = copied(item, seen, depth + 1)
    if (part === undefined) return undefined
    copy.push(part)
  }
  return copy
}

function copiedObject(value: object, seen: Copies, depth: number): object | undefined {
  const names = isData(value) ? ownNames(value) : undefined
  if (!names) return undefined
  const copy: Record<string, unknown> = {}
  for (const name of names) {
    const part = copied(ownValue(value, name), seen, depth + 1)
    if (part === undefined) return undefined
    withOwn(copy, name, part)
  }
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
