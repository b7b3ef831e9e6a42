import { listen } from '../internal/listen'

/** The source that a host gave, by those that screens have made of it. */
const origins = new WeakMap<object, object>()
const listeners = new WeakMap<object, Set<() => void>>()

/** Note that one source is another one as a role uses it: a write to either is one to both. */
export function noteOrigin(made: object, source: object): void {
  if (made !== source) origins.set(made, origins.get(source) ?? source)
}

/** Return the source that a host gave, of which screens have made this one. */
export const originOfSource = (source: object): object => origins.get(source) ?? source

/** Say that this page has changed records of a source. */
export function tellOwnWrites(source: object): void {
  for (const listener of listeners.get(originOfSource(source)) ?? []) listener()
}

/** Call this whenever the page itself has changed records of a source; returns how to stop. */
export function listenToOwnWrites(source: object, listener: () => void): () => void {
  const key = originOfSource(source)
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known)
  return listen(known, listener)
}
