import { describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { recordLoaderOf } from '../../src/data/recordLoader'
import { relatedSource } from '../../src/data/relatedSource'
import type { RelatedValue } from '../../src/data/RelatedValue'
import { createSampler } from '../../src/sample/createSampler'
import { englishWords } from '../../src/sample/words/englishWords'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { formula } from '../../src/spec/formulas/buildFormula'
import { choice, integer, reference, text } from '../../src/spec/fields/fields'
import { related } from '../../src/spec/fields/buildRelated'
import { rule } from '../../src/spec/rules/crossFieldRule'

const agency = defineEntity({
  name: 'agency',
  labels: ['Agency', 'Agencies'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text(), city: text({ required: true }), quota: integer() },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    agency: reference('agency'),
    boxes: integer(),
    city: related(agency.fields.city, { via: 'agency', field: 'city' }),
    quota: related(integer(), { via: 'agency', field: 'quota' }),
    left: integer({ readOnly: true, required: false, computed: formula({ subtract: ['quota', 'boxes'] }) }),
    state: choice(['draft', 'sent'], { readOnly: true }),
  },
  states: { field: 'state', initial: 'draft' },
  transitions: { send: { label: 'Send', from: ['draft'], to: 'sent', when: { city: { is: 'Leeds' } } } },
  rules: [rule({ at: ['boxes'], require: { boxes: { lte: { field: 'quota' } } }, message: 'Too many' })],
})

function bank() {
  const agencies = memorySource(agency, [
    { id: 1, name: 'North', city: 'Leeds', quota: 9 },
    { id: 2, name: 'South', city: 'Kent', quota: null },
  ])
  const orders = memorySource(order, [
    { id: 1, agency: 1, boxes: 4, state: 'draft' },
    { id: 2, agency: 2, boxes: 5, state: 'draft' },
    { id: 3, agency: null, boxes: 6, state: 'draft' },
    { id: 4, agency: 77, boxes: 7, state: 'draft' },
  ])
  const values: RelatedValue[] = ['city', 'quota'].map((field) => ({
    name: field,
    via: 'agency',
    field,
    source: agencies,
    idName: 'id',
  }))
  return { agencies, orders, values, source: relatedSource(orders, order.fields, values) }
}

describe('a source whose records have values of others', () => {
  it('gives each record the values of the one that it points at, and what is computed from them, with one request more', async () => {
    const { agencies, source } = bank()
    const asked = vi.spyOn(agencies, 'getMany')
    const { records } = await source.list({})
    expect(records.map(({ city, quota }) => [city, quota])).toEqual([
      ['Leeds', 9],
      ['Kent', null],
      [null, null],
      [undefined, undefined],
    ])
    expect(records[0]).toHaveProperty('left', 5)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('does so wherever a record comes from', async () => {
    const { source } = bank()
    expect(await source.get!(1)).toMatchObject({ city: 'Leeds' })
    expect(await source.getMany!([2])).toMatchObject([{ city: 'Kent' }])
    expect(await source.create!({ agency: 2, boxes: 1 })).toMatchObject({ id: 5, city: 'Kent' })
    expect(await source.update!(2, { agency: 1 })).toMatchObject({ city: 'Leeds', quota: 9 })
    expect(await source.transition!(1, 'send', {})).toMatchObject({ state: 'sent', city: 'Leeds' })
    await source.remove!(1)
    expect(await source.restore!(1)).toMatchObject({ city: 'Leeds' })
  })

  it('leaves what the source gives itself, and asks for nothing then', async () => {
    const { agencies, values } = bank()
    const asked = vi.spyOn(agencies, 'getMany')
    const joined: DataSource = {
      can: { search: false, sort: ['city'], filter: {} },
      list: async () => ({
        records: [{ id: 1, agency: 1, city: 'York', quota: null }],
        total: { kind: 'exact', count: 1 },
      }),
    }
    const source = relatedSource(joined, order.fields, values)
    expect((await source.list({})).records).toMatchObject([{ city: 'York', quota: null }])
    expect(source.can.sort).toEqual(['city'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('tells of a change once another record has another value, and of no other change', async () => {
    const { agencies, source } = bank()
    await source.list({})
    const changed = vi.fn()
    const leave = source.subscribe!(changed)
    const loader = recordLoaderOf(agencies, 'id')
    loader.keep([{ id: 1, name: 'Another name', city: 'Leeds', quota: 9 }])
    expect(changed).not.toHaveBeenCalled()
    loader.keep([{ id: 1, name: 'North', city: 'Ripon', quota: 9 }])
    expect(changed).toHaveBeenCalled()
    expect(await source.get!(1)).toMatchObject({ city: 'Ripon' })
    leave()
    changed.mockClear()
    loader.keep([{ id: 1, name: 'North', city: 'Leeds', quota: 9 }])
    expect(changed).not.toHaveBeenCalled()
  })

  it('has a record that is no longer fresh read again, and tells of it then', async () => {
    const { agencies, source } = bank()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await source.list({})
      const changed = vi.fn()
      source.subscribe!(changed)
      await agencies.update(1, { city: 'Ripon' })
      vi.setSystemTime(Date.now() + 60_000)
      expect(await source.get!(1)).toMatchObject({ city: 'Leeds' })
      await vi.waitFor(() => expect(changed).toHaveBeenCalled())
      expect(await source.get!(1)).toMatchObject({ city: 'Ripon' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('leaves values out where the others give no answer', async () => {
    const { agencies, source } = bank()
    agencies.control.fail = () => ({ status: 503 })
    const { records } = await source.list({})
    expect(records).toHaveLength(4)
    expect(records[0]).not.toHaveProperty('city')
  })

  it('ends with the call that it belongs to', async () => {
    const { agencies, source } = bank()
    agencies.control.delay = 60_000
    const call = new AbortController()
    const answer = source.list({}, { signal: call.signal })
    await Promise.resolve()
    setTimeout(() => call.abort(new Error('left')), 5)
    await expect(answer).rejects.toThrow('left')
  })

  it('is the same one for the same fields, and the source itself without any', () => {
    const { orders, values, source } = bank()
    expect(relatedSource(orders, order.fields, [...values])).toBe(source)
    expect(relatedSource(orders, order.fields, [])).toBe(orders)
  })
})

describe('a source in memory', () => {
  it('neither stores, orders nor filters by values of other records, nor keeps rules and conditions that ask for them', async () => {
    const { orders } = bank()
    expect(orders.can.sort).not.toContain('city')
    expect(orders.can.filter).not.toHaveProperty('city')
    const made = await orders.create({ agency: 1, boxes: 99 })
    expect(made).not.toHaveProperty('quota')
    expect(made).not.toHaveProperty('left')
    expect(await orders.transition!(2, 'send', {})).toMatchObject({ state: 'sent' })
  })

  it('samples none', () => {
    expect(createSampler({ locale: englishWords }).of(order).at(3)).not.toHaveProperty('city')
  })
})
