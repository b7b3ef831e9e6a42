import { isMissing } from './isMissing'
import { isPlainObject } from './ownValue'

/** A list or a map without entries says no more than one that is not given; a file of the browser has no entries and is one. */
export function isEmptyValue(value: unknown): boolean {
  if (isMissing(value)) return true
  try {
    if (Array.isArray(value)) return value.length === 0
    return isPlainObject(value) && !(value instanceof Blob) && Object.keys(value).length === 0
  } catch {
    return false // a proxy that rejects
  }
}

/** Whether a value may have been there without a person's having answered: a box without a tick says nothing either. */
export function isUnanswered(value: unknown): boolean {
  return value === false || isEmptyValue(value)
}
