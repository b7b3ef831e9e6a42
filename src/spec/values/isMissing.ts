/** Whether nothing was given: for every kind of field the same. */
export function isMissing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}
