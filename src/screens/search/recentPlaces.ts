import { listen } from '../../internal/listen'

const listeners = new Set<() => void>()
const prefix = 'screenwright:recent:'
/** More than a person remembers. */
const most = 12

/** Recent places of each person: storage may be full, forbidden, or written by another version. */
const known = new Map<string, readonly string[]>()
const none: readonly string[] = []

/**
 * Where a person was last, the newest first: addresses alone, and no titles, because a title may be of what the role no longer may
 * read. They are kept for each person in the browser, and without an id of the person only as long as the page. The same array
 * comes back until one is added.
 */
export function recentPlacesOf(person: string | undefined): readonly string[] {
  const key = keyOf(person)
  const before = known.get(key)
  if (before) return before
  const read = person === undefined ? none : readPlaces(key)
  known.set(key, read)
  return read
}

/** Note that a person is at an address. */
export function addRecentPlace(person: string | undefined, address: string): void {
  const before = recentPlacesOf(person)
  if (before[0] === address) return
  const key = keyOf(person)
  const places = [address, ...before.filter((one) => one !== address)].slice(0, most)
  known.set(key, places)
  if (person !== undefined) inStorage((storage) => storage.setItem(key, JSON.stringify(places)))
  for (const tell of listeners) tell()
}

/**
 * Forgets where people were: to be called when a person signs out of a browser that others use. Where the `me` of a
 * `ProductProvider` goes away, it is done by itself.
 *
 * @param person the id of one person @default everyone
 */
export function clearRecentPlaces(person?: string | number): void {
  const only = person === undefined ? undefined : keyOf(String(person))
  if (only === undefined) known.clear()
  else known.set(only, none)
  inStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    for (const key of keys)
      if (only === undefined ? key.startsWith(prefix) : key === only) storage.removeItem(key)
  })
  for (const tell of listeners) tell()
}

export const listenToRecentPlaces = (listener: () => void) => listen(listeners, listener)

const keyOf = (person: string | undefined) => prefix + (person ?? '')

function readPlaces(key: string): readonly string[] {
  const text = inStorage((storage) => storage.getItem(key))
  if (!text) return none
  try {
    const places: unknown = JSON.parse(text)
    return Array.isArray(places) ? places.filter((one) => typeof one === 'string').slice(0, most) : none
  } catch {
    return none
  }
}

/** Without storage nothing is kept, and nothing else is lost. */
function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
