/** Neither text nor number nor anything else that a field takes. */
const UNREADABLE = Symbol('unreadable')

/** Whether the value has names and values of its own, as a record has. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false // a revoked proxy
  }
}

/**
 * What an object from anywhere holds under a name. What is inherited does not count, so that `constructor` is a
 * name like any other; what throws when it is read becomes a value that every kind of field refuses.
 */
export function ownValue(holder: unknown, name: string): unknown {
  if (!isPlainObject(holder)) return undefined
  try {
    return Object.hasOwn(holder, name) ? holder[name] : undefined
  } catch {
    return UNREADABLE
  }
}

/** Puts a value under a name, also under `__proto__`, which assigning would lose. */
export function withOwn(holder: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  } else holder[name] = value
}
