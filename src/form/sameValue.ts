import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'

/**
 * Whether two values are one to the person who wrote them: nothing, null and the empty text are, and so are
 * lists and plain objects with the same content, whether a part that is empty is there or not.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return sameData(one, other, isSame, isMissing)
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isMissing(one) && isMissing(other))
}
