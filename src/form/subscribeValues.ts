import type { FieldPath } from './FieldPath'
import type { FormStore } from './FormStore'

/** Listen to the values in several places of a form. Returns how to stop. */
export function subscribeValues(
  store: FormStore,
  places: readonly (string | FieldPath)[],
  listener: () => void,
): () => void {
  const stops = places.map((place) => store.subscribeValue(place, listener))
  return () => stops.forEach((stop) => stop())
}
