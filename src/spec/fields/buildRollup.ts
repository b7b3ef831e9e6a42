import type { Field } from './Field'
import { build, kindOf } from './Kind'
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
  // How the other comes by its value is its own affair.
  const { default: _, computed: __, related: ___, rollup: ____, ...rest } = field
  return build(field.kind, kindOf(field), { ...rest, required: false, readOnly: true, rollup: from })
}

/** A field that the server makes, and that may be missing. */
export type RollupField<F extends Field> = F extends Field
  ? Omit<F, 'required' | 'readOnly'> & {
      readonly required: false
      readonly readOnly: true
      readonly rollup: Rollup
    }
  : never
