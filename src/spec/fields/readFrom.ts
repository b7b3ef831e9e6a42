import type { Field } from './Field'
import { build, kindOf } from './Kind'
import type { Related } from './Related'
import type { Rollup } from './Rollup'

/** Where a value is read from: one other record, or those that point at this one. */
type OfOthers = { readonly related: Related } | { readonly rollup: Rollup }

/** A field that the server makes, and that may be missing. */
export type ReadFrom<F extends Field, From extends OfOthers> = F extends Field
  ? Omit<F, 'required' | 'readOnly'> & { readonly required: false; readonly readOnly: true } & From
  : never

/** Declare a field as another one is shown. How the other comes by its value is its own affair. */
export function readFrom<F extends Field, From extends OfOthers>(field: F, from: From): ReadFrom<F, From> {
  const { default: _, computed: __, related: ___, rollup: ____, ...rest } = field
  return build(field.kind, kindOf(field), { ...rest, required: false, readOnly: true, ...from })
}
