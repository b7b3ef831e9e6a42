import { defineEntity } from '../../src/spec/entities/defineEntity'
import { text, type Field, type Fields } from '../../src/spec/fields/fields'
import { validate } from '../../src/spec/rules/validate'

export function entityWith<const F extends Fields>(fields: F) {
  return defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    fields: { id: text({ readOnly: true }), ...fields },
  })
}

/** The words that one value gets from one field. */
export function words(field: Field, value: unknown, options?: Parameters<typeof validate>[2]) {
  return validate(entityWith({ thing: field }), { thing: value }, options)[0]?.message
}
