import { ownNames } from '../spec/values/ownValue'
import { isMissing } from '../spec/values/isMissing'

/** A list or a map without entries says no more than one that is not given; a file of the browser has no entries and is one. */
export function isEmptyValue(value: unknown): boolean {
  if (value instanceof Blob) return false
  return isMissing(value) || (Array.isArray(value) ? value.length === 0 : ownNames(value)?.length === 0)
}
