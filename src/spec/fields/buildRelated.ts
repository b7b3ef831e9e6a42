import type { Field } from './Field'
import { type ReadFrom, readFrom } from './readFrom'
import type { Related } from './Related'

/**
 * Show a value of the record that a reference points at as a field of one's own: `city: related(text(), { via: 'customer', field: 'city'
 * })`, or with the other's declaration: `related(customer.fields.city, …)`. It is read and never stored: where a source gives none, the
 * screens of a product fill it in from the record that it points at. It is a column like any other, conditions and rules may ask for it,
 * and a form shows it as soon as a record is chosen. Lists order and filter by it where the source says that it can. Of one record that is
 * the same for all, such as the settings: `limit: related(settings.fields.limit, { of: 'settings', record: 1, field: 'limit' })`.
 *
 * @param field how the value is shown, of the same kind as the field that it comes from
 */
export function related<F extends Field>(field: F, from: Related): RelatedField<F> {
  return readFrom(field, { related: from })
}

/** A field that the server makes, and that may be missing. */
export type RelatedField<F extends Field> = ReadFrom<F, { readonly related: Related }>
