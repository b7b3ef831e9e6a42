import { newKey } from '../../internal/newKey'

/** Counted up from where no source begins, so that a record with an id of its own is never taken for one without. */
const firstNumber = Number.MIN_SAFE_INTEGER
const lastNumber = firstNumber + 2 ** 32

const writtenId = /^new-\d+-\d+-\d+-\d+$/

/** Make an id for a record until its source gives it one; of numbered records it is none of those that are taken. */
export function temporaryId(isNumbered: boolean, taken: readonly unknown[]): number | string {
  if (!isNumbered) return `new-${newKey()}`
  const numbers = taken.map(Number).filter(isTemporaryId)
  // From the second of the day on: a page that is opened later gives none that an earlier one has given.
  return Math.max(firstNumber + Math.floor(Date.now() / 1000), ...numbers) + 1
}

/** Whether a record waits to be made, as its id says. It is for addresses alone: people are never told one. */
export function isTemporaryId(id: unknown): boolean {
  if (typeof id === 'string') return writtenId.test(id)
  return typeof id === 'number' && id >= firstNumber && id <= lastNumber
}
