/** Neither text nor number nor anything else that a field takes. */
const UNREADABLE = Symbol()

/** Whether the value has names and values of its own, as a record has. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false // a revoked proxy
  }
}

/**
 * The value that an object from anywhere holds under a name. Inherited values do not count, so that `constructor` is a
 * name like any other; a getter that throws becomes a value that every kind of field rejects.
 */
export function ownValue(holder: unknown, name: string): unknown {
  try {
    return isPlainObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined
  } catch {
    return UNREADABLE
  }
}

/**
 * The items of an array from anywhere, read once. Undefined for an array with holes: JSON has no such thing, and a hole
 * may be as long as four thousand million items.
 */
export function itemsOf(value: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const items: unknown[] = []
    for (let index = 0; index < value.length; index += 1) {
      if (!(index in value)) return undefined
      items.push(value[index])
    }
    return items
  } catch {
    return undefined // a proxy that rejects, a getter that throws
  }
}

/** The names under which an object from anywhere holds values. */
export function ownNames(holder: unknown): readonly string[] | undefined {
  try {
    return isPlainObject(holder) ? Object.keys(holder) : undefined
  } catch {
    return undefined
  }
}

/** Put a value under a name, also under `__proto__`, which assigning would lose. */
export function withOwn(holder: Record<PropertyKey, unknown>, name: PropertyKey, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  } else holder[name] = value
}
