import type { Field } from './Field'
import { type ReadFrom, readFrom } from './readFrom'
import type { Rollup } from './Rollup'

/**
 * Show a number or a date of the records that point at this one as a field of its own: `enrolled: rollup(integer(), { of: 'pupil', via:
 * 'class', count: true, filter: { state: 'enrolled' } })`, `owed: rollup(fee.fields.open, { of: 'fee', via: 'pupil', sum: 'open' })`. It
 * is read and never stored: where a source gives none, the screens of a product work it out from the records of the other source, as
 * far as the role may list them. Columns, conditions, rules, marks and formulas may use it like any field.
 *
 * @param field how the value is shown: a number, or a date for the earliest or the latest
 */
export function rollup<F extends Field>(field: F, from: Rollup): RollupField<F> {
  return readFrom(field, { rollup: from })
}

/** A field that the server makes, and that may be missing. */
export type RollupField<F extends Field> = ReadFrom<F, { readonly rollup: Rollup }>
