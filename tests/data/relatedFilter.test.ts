import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { relatedSource } from '../../src/data/relatedSource'
import type { RelatedValue } from '../../src/data/RelatedValue'
import { roleSource } from '../../src/data/roleSource'
import { related } from '../../src/spec/fields/buildRelated'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, integer, reference, text } from '../../src/spec/fields/fields'

const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text(),
    city: text(),
    limit: integer(),
    keeper: text(),
  },
})
const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    customer: reference('customer'),
    state: choice(['open', 'sent']),
    city: related(customer.fields.city, { via: 'customer', field: 'city' }),
    limit: related(customer.fields.limit, { via: 'customer', field: 'limit' }),
    keeper: related(customer.fields.keeper, { via: 'customer', field: 'keeper' }),
  },
  access: { seller: { list: { keeper: { me: true } }, read: true } },
})

const stateOf = (at: number): 'open' | 'sent' => (at < 2 ? 'open' : 'sent')

function shop(count = 4) {
  const customers = memorySource(
    customer,
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      name: `Customer ${at + 1}`,
      city: at % 2 === 0 ? 'Leeds' : 'York',
      limit: at,
      keeper: at === 3 ? 'ada' : 'bob',
    })),
  )
  const orders = memorySource(order, [
    ...Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      customer: at + 1,
      state: stateOf(at),
    })),
    { id: count + 1, customer: null, state: 'open' as const },
  ])
  const values = ['city', 'limit', 'keeper'].map((field): RelatedValue => ({
    name: field,
    via: 'customer',
    field,
    source: customers,
    idName: 'id',
  }))
  const list = vi.spyOn(customers, 'list')
  const listed = vi.spyOn(orders, 'list')
  return { customers, orders, values, list, listed, source: relatedSource(orders, order.fields, values) }
}
const idsOf = async (source: DataSource<never> | object, filter: object) => {
  const { records } = await (source as DataSource).list({ filter: filter as never })
  return records.map(({ id }) => id)
}

describe('a list by values of others', () => {
  it('is of the records that point at those with the value, which are looked for with one request', async () => {
    const { source, list } = shop()
    expect(await idsOf(source, { city: { is: 'Leeds' } })).toEqual([1, 3])
    expect(list).toHaveBeenCalledTimes(1)
    expect(await idsOf(source, { city: { in: ['Leeds'] }, limit: { gte: 1 } })).toEqual([3])
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('keeps the other filters, also one by the reference itself', async () => {
    const { source } = shop()
    expect(await idsOf(source, { city: { is: 'Leeds' }, state: { is: 'sent' } })).toEqual([3])
    expect(await idsOf(source, { city: { is: 'Leeds' }, customer: { in: [2, 3] } })).toEqual([3])
    expect(await idsOf(source, { city: { is: 'Hull' } })).toEqual([])
  })

  it('says what it can compare, and offers nothing that holds for a record that points at none', () => {
    const { source } = shop()
    expect(source.can.filter).toMatchObject({
      city: ['is', 'in', 'contains'],
      limit: ['is', 'in', 'gte', 'lte'],
    })
  })

  it('leaves the filters that the source has itself, and offers none where it cannot look for several references', async () => {
    const { orders, values, list } = shop()
    const joined = { ...orders, can: { ...orders.can, filter: { city: ['is'], customer: ['in'] } } } as const
    expect(relatedSource(joined, order.fields, values).can.filter['city']).toEqual(['is'])
    const plain = { ...orders, can: { ...orders.can, filter: { customer: ['is'] } } } as const
    expect(relatedSource(plain, order.fields, values).can.filter).toEqual({ customer: ['is'] })
    expect(list).not.toHaveBeenCalled()
  })

  it('reads the records in order, where those that they point at are too many to be named', async () => {
    const { source, listed } = shop(500)
    const answer = await source.list({ filter: { city: { is: 'York' } }, offset: 10, limit: 2 })
    expect(answer.records).toMatchObject([
      { id: 22, city: 'York' },
      { id: 24, city: 'York' },
    ])
    expect(answer.total).toEqual({ kind: 'atLeast', count: 250 })
    expect(listed).toHaveBeenCalledOnce()
    expect(listed.mock.calls[0]?.[0]).toMatchObject({ filter: {}, offset: 0, limit: 500 })
  })

  it('counts values, those of others by the records that point at them, and leaves out what is asked of each itself', async () => {
    const { source } = shop()
    const counts = await source.facets!({ filter: { city: { is: 'Leeds' } } }, ['state', 'city', 'keeper'])
    expect(counts).toEqual({
      state: [
        { value: 'open', count: 1 },
        { value: 'sent', count: 1 },
      ],
      city: [
        { value: 'Leeds', count: 2 },
        { value: 'York', count: 2 },
      ],
      keeper: [{ value: 'bob', count: 2 }],
    })
    const among = await source.facets!({ filter: { customer: { in: [1, 2, 3] }, state: { is: 'open' } } }, [
      'city',
    ])
    expect(among['city']).toEqual([
      { value: 'Leeds', count: 1 },
      { value: 'York', count: 1 },
    ])
  })

  it('is what a role may list by such a value', async () => {
    const { source, listed } = shop()
    const mine = roleSource(source as never, order, { role: 'seller', me: 'ada' })
    expect(await idsOf(mine, {})).toEqual([4])
    expect(listed).toHaveBeenCalledOnce()
    expect(listed.mock.calls[0]?.[0].filter).toEqual({ customer: { in: [4] } })
  })
})
