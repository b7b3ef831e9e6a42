import { ownNames } from '../spec/values/ownValue'
import { isMissing } from '../spec/values/isMissing'

/** A list or a map without entries says no more than one that is not given. */
export function isEmptyValue(value: unknown): boolean {
  return isMissing(value) || (Array.isArray(value) ? value.length === 0 : ownNames(value)?.length === 0)
}
