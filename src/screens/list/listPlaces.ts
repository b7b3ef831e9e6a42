import type { GridPlace } from '../../collection/RecordGrid'

const places = new WeakMap<object, Map<string, GridPlace>>()

/** Where a person was in a list of this source and view; a list opened again starts there. */
export function placeIn(source: object, viewKey: string): GridPlace | undefined {
  return places.get(source)?.get(viewKey)
}

export function keepPlace(source: object, viewKey: string, place: GridPlace): void {
  const known = places.get(source) ?? new Map<string, GridPlace>()
  known.set(viewKey, place)
  places.set(source, known)
}
