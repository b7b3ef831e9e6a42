import { describe, expect, test } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { boolean, date, integer, number, text } from '../../../src/spec/fields/fields'
import { accept } from '../../../src/spec/rules/validate'

describe('what is accepted', () => {
  const entity = defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    version: 'rev',
    fields: {
      id: integer({ readOnly: true }),
      rev: integer({ readOnly: true }),
      to: text(),
      weight: number(),
      fragile: boolean(),
      sent: date(),
    },
  })

  test('lacks what the server makes and what the entity does not know', () => {
    expect(accept(entity, { id: 1, rev: 'nonsense', to: 'Anna', extra: 1 })).toEqual({
      accepted: true,
      value: { to: 'Anna' },
      issues: [],
    })
  })

  test('is read from a form that was sent without JavaScript', () => {
    const posted = Object.fromEntries(Object.entries({ to: '', weight: '1,200.5', fragile: 'on', sent: '' }))
    expect(accept(entity, posted)).toMatchObject({
      value: { to: '', weight: 1200.5, fragile: true, sent: null },
    })
  })
})
