import type { Field } from '../fields/Field'
import { localize } from '../labels/LocalizedText'

/** The unit behind the numbers of a field. A percentage has its sign, whatever else is declared. */
export function unitOf(field: Field, locale: string | undefined): string | undefined {
  const unit = 'unit' in field && field.kind !== 'percent' ? field.unit : undefined
  return unit === undefined ? undefined : localize(unit, locale)
}

/** Write a unit behind a number, on the same line. */
export function withUnit(written: string, unit: string | undefined): string {
  return unit === undefined ? written : `${written}\u00a0${unit}`
}
