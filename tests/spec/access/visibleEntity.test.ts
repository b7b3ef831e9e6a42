import { describe, expect, test } from 'vitest'
import { accessOf } from '../../../src/spec/access/accessOf'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { text } from '../../../src/spec/fields/fields'
import { can } from '../../../src/spec/access/can'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { validate } from '../../../src/spec/rules/validate'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { bill } from '../bill'

const ruled = defineEntity({
  ...bill,
  rules: [
    rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } }, message: 'Enter due' }),
    rule({ at: ['due'], when: { margin: { gt: 1 } }, require: { due: { empty: false } }, message: 'Enter due' }),
    rule({ at: ['due', 'margin'], require: { due: { empty: false } }, message: 'Enter due' }),
  ],
}) // prettier-ignore

describe('the entity as a role sees it', () => {
  const seen = visibleEntity(ruled, 'clerk')

  test('has no trace of what the role may not read', () => {
    expect(seen.fieldNames).toEqual(['id', 'rev', 'number', 'total', 'due', 'owner', 'status'])
    expect(seen.fields.margin).toBeUndefined()
    expect(seen.transitions?.['send']).toEqual({
      from: ['draft'],
      to: 'sent',
      label: 'Send',
      ask: ['due'],
      when: { total: { gt: '0' } },
    })
    expect(seen.rules).toHaveLength(1)
    expect(Object.keys(seen.access ?? {})).toEqual(['clerk'])
    expect(seen.access?.['clerk']?.update).toEqual([{ status: 'draft' }, { owner: { me: true } }])
    expect(seen.access?.['clerk']?.transition).toEqual({ send: { owner: { me: true } }, markPaid: true })
    expect(JSON.stringify(seen)).not.toContain('margin')
    expect(JSON.stringify(seen['~standard'].jsonSchema.input({ target: 'draft-2020-12' }))).not.toContain('margin')
  }) // prettier-ignore

  test('is frozen, and validates without what is absent', async () => {
    expect([seen, seen.fields, seen.fieldNames].every(Object.isFrozen)).toBe(true)
    expect(validate(seen, { number: 'a' })).toEqual([])
    expect(await seen['~standard'].validate({ number: 'a', margin: 5 })).toEqual({ value: { number: 'a' } })
    expect(validate(ruled, { number: 'a' })[0]?.path).toEqual(['margin'])
  })

  test('is the same each time, and seen again it is itself', () => {
    expect(visibleEntity(ruled, 'clerk')).toBe(seen)
    expect(visibleEntity(seen, 'clerk')).toBe(seen)
    expect(visibleEntity(ruled, 'guest')).not.toBe(seen)
  })

  test('is the entity itself for a role that may read all, and where nothing is enforced', () => {
    expect(visibleEntity(ruled, 'boss')).toBe(ruled)
    const { access: _access, ...open } = ruled
    const free = defineEntity(open)
    expect(visibleEntity(free, 'anyone')).toBe(free)
    expect(visibleEntity(free, undefined)).toBe(free)
  })

  test('is named by its id where its title is absent, and moves through no states that are', () => {
    const guest = visibleEntity(ruled, 'guest')
    expect(guest.title).toBe('id')
    expect('version' in guest).toBe(false)
    expect('states' in guest).toBe(false)
    expect('transitions' in guest).toBe(false)
    expect(guest.access?.['guest']?.read).toBe(true)
  })

  test.each<string | undefined>(['visitor', 'constructor', undefined])(
    'has only its id for %s, a role that the entity does not name',
    (role) => {
      const nothing = visibleEntity(ruled, role)
      expect(nothing.fieldNames).toEqual(['id'])
      expect(nothing.title).toBe('id')
      expect(nothing).toBe(visibleEntity(ruled, String('somebody')))
      expect(can(accessOf(nothing, role), 'read', { id: '1' }).allowed).toBe(false)
    },
  )

  test('cannot do without its id', () => {
    const hidden = defineEntity({
      name: 'parcel',
      labels: ['Parcel', 'Parcels'],
      id: 'id',
      fields: { id: text({ readOnly: true }), to: text() },
      access: { clerk: { read: true, fields: { id: { read: false } } } },
    })
    expect(() => visibleEntity(hidden, 'clerk')).toThrow(
      'screenwright: “clerk” may not read “id”, the id of “parcel”, so that no record can be told from another.',
    )
  })
})

test('its sections lose what the role may not read, and one that is left without fields goes', () => {
  const sectioned = defineEntity({
    ...bill,
    sections: [
      { name: 'paper', label: 'Paper', fields: ['number'], when: { total: { gt: '0' }, margin: { gt: 1 } } },
      { name: 'profit', label: 'Profit', fields: ['margin'] },
      { name: 'due', label: 'Due', fields: ['due'], when: { margin: { gt: 1 } } },
    ],
  }) // prettier-ignore
  expect(visibleEntity(sectioned, 'clerk').sections).toEqual([
    { name: 'paper', label: 'Paper', fields: ['number'], when: { total: { gt: '0' } } },
    { name: 'due', label: 'Due', fields: ['due'] },
  ])
})

test('its facts and columns are those that the role may read', () => {
  const told = defineEntity({ ...bill, facts: ['margin', 'due'], columns: ['due', 'margin'] })
  expect(visibleEntity(told, 'clerk').facts).toEqual(['due'])
  expect(visibleEntity(told, 'clerk').columns).toEqual(['due'])
})
