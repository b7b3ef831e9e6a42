import { sameData } from '../spec/sameData'

/** Whether two values are one to the person who wrote them: nothing, null and the empty text are, and so is equal data. */
export function sameValue(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || sameData(one, other)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
