import { describe, expect, it } from 'vitest'
import { accessOf } from '../../../src/spec/access/accessOf'
import { can } from '../../../src/spec/access/can'
import { creatableEntity } from '../../../src/spec/access/creatableEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { Entity } from '../../../src/spec/entities/Entity'
import { integer, reference, text } from '../../../src/spec/fields/fields'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { validate } from '../../../src/spec/rules/validate'

const repair = defineEntity({
  name: 'repair',
  labels: ['Repair', 'Repairs'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ required: true }),
    reporter: reference('tenant', { required: true, default: { me: true } }),
    craftsman: reference('craftsman'),
  },
  sections: [
    { name: 'what', label: 'What', fields: ['what'] },
    { name: 'who', label: 'Who', fields: ['reporter'] },
  ],
  rules: [
    rule({ at: ['reporter'], when: { craftsman: { empty: true } }, require: { reporter: { empty: false } } }),
  ],
  access: {
    manager: { create: true, read: true },
    tenant: { create: true, read: true, fields: { reporter: { create: false } } },
  },
}) as unknown as Entity

describe('the entity of a new record', () => {
  it('leaves to the server what a role may not set, with its default and its rules', () => {
    const seen = creatableEntity(repair, 'tenant')
    expect(seen.fields.reporter).toMatchObject({ readOnly: true })
    expect(seen.fields.reporter).not.toHaveProperty('default')
    expect(seen.sections?.map(({ name }) => name)).toEqual(['what'])
    expect(validate(seen, { what: 'The tap drips' })).toEqual([])
    expect(validate(repair, { what: 'The tap drips' })).not.toEqual([])
  })

  it('is the same one each time, and the whole where a role may set everything', () => {
    expect(creatableEntity(repair, 'tenant')).toBe(creatableEntity(repair, 'tenant'))
    expect(creatableEntity(repair, 'manager')).toBe(repair)
  })

  it('is asked about field by field, and told in the specification', () => {
    const may = (role: string, name: string) => can(accessOf(repair, role), { createField: name }).allowed
    expect([may('tenant', 'what'), may('tenant', 'reporter'), may('manager', 'reporter')]).toEqual([
      true,
      false,
      true,
    ])
    const rows = describeProduct({ entities: [repair] }).split('\n')
    const heads = rows.findIndex((row) => row.includes('May set at first'))
    expect(rows.slice(heads + 2, heads + 3)).toEqual(['| `tenant` | `reporter` | – | no | – |'])
  })
})

const review = defineEntity({
  name: 'review',
  labels: ['Review', 'Reviews'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    film: reference('film', { required: true, fills: { juror: 'critic', words: 'title' } }),
    juror: reference('person'),
    words: text(),
    score: integer(),
  },
  access: {
    juror: { create: { juror: { me: true }, score: { lte: 5 } }, read: true },
    guest: { create: { juror: { me: true } }, read: true, fields: { juror: { read: false } } },
    robot: { create: { id: 7 }, read: true },
  },
})

describe('what a permission to create asks of the values', () => {
  it('is a rule more, beside the field that it asks about', () => {
    const seen = creatableEntity(review, 'juror')
    const issues = validate(seen, { film: 1, juror: 'bo', score: 9 }, { me: 'ada' })
    expect(issues.map(({ path }) => path)).toEqual([['juror'], ['score']])
    expect(validate(seen, { film: 1, juror: 'ada', score: 3 }, { me: 'ada' })).toEqual([])
  })

  it('lets nothing fill in a field of which the value is given', () => {
    expect(creatableEntity(review, 'juror').fields.film).toMatchObject({
      fills: { words: 'title' },
    })
  })

  it('is asked with the values of a new record, and only of what a person may give', () => {
    const may = (role: string, values: object) =>
      can(accessOf(review, role), 'create', values, { me: 'ada' }).allowed
    expect(may('juror', { juror: 'ada', score: 5 })).toBe(true)
    expect(may('juror', { juror: 'bo', score: 5 })).toBe(false)
    expect(may('juror', { juror: 'ada' })).toBe(false)
    expect(may('guest', {})).toBe(true)
    expect(may('robot', {})).toBe(true)
  })

  it('is told where permissions are read', () => {
    expect(describeProduct({ entities: [review] })).toMatch(/create \(only while juror is you and score/)
  })
})
