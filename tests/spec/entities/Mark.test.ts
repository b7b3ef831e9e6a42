import { describe, expect, it } from 'vitest'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { type Mark, markOf } from '../../../src/spec/entities/Mark'
import { date, integer, reference, text } from '../../../src/spec/fields/fields'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { describeProduct } from '../../../src/spec/product/describeProduct'

const fields = {
  id: integer({ readOnly: true }),
  name: text({ label: 'Name' }),
  stock: integer({ label: 'Stock', min: 0 }),
  minimum: integer({ label: 'Minimum', min: 0 }),
  counted: date({ label: 'Counted' }),
  keeper: reference('person', { label: 'Keeper' }),
}
const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields,
  marks: [
    { at: 'stock', when: { stock: 0 }, label: { en: 'None left', de: 'Leer' }, tone: 'danger' },
    { at: 'stock', when: { stock: { lte: { field: 'minimum' } } }, label: 'Low', tone: 'warning' },
    { at: 'counted', when: { counted: { lt: { today: '-P1Y', zone: 'UTC' } } }, label: 'Long ago' },
    { at: 'keeper', when: { keeper: { me: true } }, label: 'Yours' },
  ],
  access: {
    keeper: { list: true, read: true },
    guest: { list: true, read: true, fields: { minimum: { read: false } } },
  },
})
const labelAt = (field: string, record: object, context?: object) =>
  markOf(part, field, record, context)?.label

describe('a mark', () => {
  it('stands beside a value while its condition holds, and of several the first', () => {
    expect(labelAt('stock', { stock: 0, minimum: 5 })).toEqual({ en: 'None left', de: 'Leer' })
    expect(labelAt('stock', { stock: 5, minimum: 5 })).toBe('Low')
    expect(labelAt('stock', { stock: 6, minimum: 5 })).toBeUndefined()
    expect(labelAt('minimum', { stock: 0, minimum: 5 })).toBeUndefined()
  })

  it('knows the day and the person', () => {
    const now = Date.parse('2026-11-28T12:00:00Z')
    expect(labelAt('counted', { counted: '2025-11-27' }, { now })).toBe('Long ago')
    expect(labelAt('counted', { counted: '2025-11-28' }, { now })).toBeUndefined()
    expect(labelAt('keeper', { keeper: 7 }, { me: 7 })).toBe('Yours')
    expect(labelAt('keeper', { keeper: 7 })).toBeUndefined()
  })

  it('tells a role nothing of a field that it may not read', () => {
    expect(visibleEntity(part, 'guest').marks?.map(({ label }) => label)).toEqual([
      { en: 'None left', de: 'Leer' },
      'Long ago',
      'Yours',
    ])
    expect(visibleEntity(part, 'keeper').marks).toHaveLength(4)
  })

  it('is described with its condition', () => {
    const sheet = describeProduct({ entities: [part] })
    expect(sheet).toContain('marked “Low” while stock is not more than minimum')
  })

  it('is found where it can never be seen', () => {
    const never = defineEntity({
      name: 'bin',
      labels: ['Bin', 'Bins'],
      id: 'id',
      fields,
      marks: [{ at: 'stock', when: { stock: { lt: 0 } }, label: 'Owed' }],
    })
    const findings = checkProduct({ entities: [never] })
    expect(findings.map(({ place }) => place)).toContain('entities.bin.marks.0.when')
  })

  it.each([
    [{ at: 'height', when: { stock: 0 }, label: 'Low' }, 'none of its fields'],
    [{ at: 'stock', when: { hight: 0 }, label: 'Low' }, 'hight'],
    [{ at: 'stock', when: { stock: 0 }, label: '' }, 'label'],
    [{ at: 'stock', when: { stock: 0 }, label: 'Low', tone: 'red' }, 'tone “red”'],
  ])('is a mistake that is told where it is declared: %j', (mark, message) => {
    const declare = () =>
      defineEntity({
        name: 'bin',
        labels: ['Bin', 'Bins'],
        id: 'id',
        fields,
        marks: [mark as Mark<typeof fields>],
      })
    expect(declare).toThrow(message)
  })
})
