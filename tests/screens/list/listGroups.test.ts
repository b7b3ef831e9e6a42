import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { createGroupings, type ListGrouping, listGroups } from '../../../src/screens/list/listGroups'
import { boolean, choice, date, defineEntity, money, reference, text } from '../../../src/spec'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'id',
  fields: {
    id: text({ required: true }),
    status: choice(['draft', 'sent', 'paid'], { label: 'Status' }),
    gift: boolean({ label: 'Gift' }),
    customer: reference('customer', { label: 'Customer' }),
    due: date({ label: 'Due' }),
    card: choice(['visa', 'amex'], { label: 'Card', sensitive: true }),
    total: money({ currency: 'EUR', label: 'Total' }),
  },
})
const source = memorySource(order, [])
const texts = {
  locale: 'en',
  t: (key: string, { field }: { field: string }) =>
    `${field}, ${key === 'list.groupByMonth' ? 'month' : 'year'}`,
}
const groupings = createGroupings(order, order.fieldNames, source, texts)
const by = (id: string) => groupings.find((one) => one.id === id) as ListGrouping
const narrowed = { entity: order, can: source.can, filter: undefined, sort: undefined }

describe('A list can be grouped', () => {
  it('by fields of few values, and by dates in months and years; by nothing sensitive', () => {
    expect(groupings.map(({ label }) => label)).toEqual([
      'Status',
      'Gift',
      'Customer',
      'Due, month',
      'Due, year',
    ])
  })

  it('only by a source that counts values', () => {
    const { facets: _facets, ...others } = source
    expect(createGroupings(order, order.fieldNames, others, texts)).toEqual([])
  })

  it('only by what the source can filter by, those without a value among it', () => {
    const can = {
      ...source.can,
      filter: { status: ['is'], gift: ['is', 'empty'], due: ['gte', 'empty'] } as const,
    }
    expect(createGroupings(order, order.fieldNames, { ...source, can }, texts).map(({ id }) => id)).toEqual([
      'gift',
    ])
  })
})

describe('Groups', () => {
  const counts = (values: Record<string, number>, missing = 0) => ({
    values: Object.entries(values).map(([value, count]) => ({ value, count })),
    missing,
  })

  it('of choices stand as they are declared, those without a value last', () => {
    const groups = listGroups(by('status'), counts({ paid: 9, draft: 4 }, 2), narrowed)
    expect(groups.map(({ value, count }) => [value, count])).toEqual([
      ['draft', 4],
      ['paid', 9],
      [undefined, 2],
    ])
    expect(groups.map(({ filter }) => filter)).toEqual([
      { status: { is: 'draft' } },
      { status: { is: 'paid' } },
      { status: { empty: true } },
    ])
  })

  it('turn round with the order of their field', () => {
    const sort = [{ field: 'status', direction: 'descending' }] as const
    const groups = listGroups(by('status'), counts({ paid: 9, draft: 4 }), { ...narrowed, sort })
    expect(groups.map(({ value }) => value)).toEqual(['paid', 'draft'])
  })

  it('of references stand by how many there are', () => {
    const groups = listGroups(by('customer'), counts({ c1: 2, c2: 8 }), narrowed)
    expect(groups.map(({ value }) => value)).toEqual(['c2', 'c1'])
  })

  it('are no others than those that the list is narrowed to', () => {
    const filter = { status: { in: ['paid'], empty: false } }
    const groups = listGroups(by('status'), counts({ paid: 9, draft: 4 }, 2), { ...narrowed, filter })
    expect(groups.map(({ value }) => value)).toEqual(['paid'])
  })

  it('of months have the days of each, and no more of them than the list', () => {
    const days = counts({ '2028-02-29': 1, '2028-03-01': 2, '2028-03-31': 3, '2027-12-05': 4 })
    const filter = { due: { lte: '2028-03-31', gte: '2027-12-03' } }
    const groups = listGroups(by('due.month'), days, { ...narrowed, filter })
    expect(groups.map(({ value, count }) => [value, count])).toEqual([
      ['2028-03', 5],
      ['2028-02', 1],
      ['2027-12', 4],
    ])
    expect(groups.map(({ filter: own }) => own)).toEqual([
      { due: { gte: '2028-03-01', lte: '2028-03-31' } },
      { due: { gte: '2028-02-01', lte: '2028-02-29' } },
      { due: { gte: '2027-12-03', lte: '2027-12-31' } },
    ])
  })

  it('of years gather all their days', () => {
    const groups = listGroups(by('due.year'), counts({ '2028-02-29': 1, '2028-03-01': 2 }), narrowed)
    expect(groups).toMatchObject([
      { value: '2028', count: 3, filter: { due: { gte: '2028-01-01', lte: '2028-12-31' } } },
    ])
  })
})
