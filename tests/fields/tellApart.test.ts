import { describe, expect, it } from 'vitest'
import { tellApart } from '../../src/fields/tellApart'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { date, integer, text } from '../../src/spec/fields/fields'

const guest = defineEntity({
  name: 'guest',
  labels: ['Guest', 'Guests'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    passport: text({ sensitive: true }),
    city: text(),
    born: date(),
  },
})

const ada = { id: 1, name: 'Ada Byron', passport: 'C01', city: 'London', born: '1815-12-10' }

const told = (records: readonly { id: number; name: string }[], description?: string) =>
  tellApart(
    guest,
    records,
    records.map(({ id, name }) => ({
      value: String(id),
      label: name,
      ...(description !== undefined && { description }),
    })),
    'en',
  ).map((option) => option.description)

describe('options that read the same', () => {
  it('are told apart by the first field in which they differ', () => {
    expect(told([ada, { ...ada, id: 2, city: 'Turin' }])).toEqual(['London', 'Turin'])
    expect(told([ada, { ...ada, id: 2, born: '1990-01-31' }])).toEqual([
      'December 10, 1815',
      'January 31, 1990',
    ])
  })

  it('are told apart whatever the case in which their names are written', () => {
    expect(told([ada, { ...ada, id: 2, name: 'ADA BYRON', city: 'Turin' }])).toEqual(['London', 'Turin'])
  })

  it('keep what is said of them already', () => {
    expect(told([ada, { ...ada, id: 2, city: 'Turin' }], 'Member')).toEqual([
      'Member · London',
      'Member · Turin',
    ])
  })

  it('are told apart by the id where nothing else does, and never by what is sensitive', () => {
    expect(told([ada, { ...ada, id: 2, passport: 'C02' }])).toEqual(['1', '2'])
    expect(told([ada, { ...ada, id: 2, city: 'Turin' }, { ...ada, id: 3 }])).toEqual(['1', '2', '3'])
  })

  it('are told apart by a field that all of them have', () => {
    expect(told([ada, { id: 2, name: 'Ada Byron' }])).toEqual(['1', '2'])
  })

  it('leave the others as they are', () => {
    const options = [
      { value: '1', label: 'Ada Byron' },
      { value: '2', label: 'Mary Shelley' },
    ]
    expect(tellApart(guest, [ada, { id: 2, name: 'Mary Shelley' }], options, 'en')).toBe(options)
    expect(told([ada, { id: 2, name: 'Mary' }, { ...ada, id: 3, city: 'Turin' }])).toEqual([
      'London',
      undefined,
      'Turin',
    ])
  })
})
