import type { Field } from '../spec/fields/fields'

/** Kinds of days and times: numbers between words and signs, which mislead when they are cut off. */
export const temporalKinds: ReadonlySet<Field['kind']> = new Set([
  'date',
  'time',
  'instant',
  'dateRange',
  'duration',
])
