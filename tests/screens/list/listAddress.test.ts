// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readListQuery, writeListQuery } from '../../../src/screens/list/listAddress'
import { listPlaceSearch, listSearch } from '../../../src/screens/app/recordAddress'
import { decimal, integer, money, text as textField } from '../../../src/spec/fields/fields'
import { normalQuery, type RowQuery } from '../../../src/screens/source/rowQuery'
import { fc } from '../../properties'

const operators = ['is', 'not', 'in', 'gte', 'lte', 'contains', 'empty'] as const
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const name = fc.oneof(text, fc.constantFrom('q', 'sort', 'a.b', '-date', '+x', '__proto__', 'constructor'))
const value = fc.oneof(
  text,
  fc.constantFrom('12', 'true', 'null', '"', '[1]', '{}', '1e400'),
  fc.integer(),
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
)
const tests = fc.dictionary(fc.constantFrom(...operators), value, { minKeys: 1 })
const filter = fc
  .array(fc.tuple(name, tests), { maxLength: 3 })
  .map((all) => Object.fromEntries(all) as NonNullable<RowQuery['filter']>)
const sort = fc.array(
  fc.record({ field: name, direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
  { maxLength: 3 },
)
const query: fc.Arbitrary<RowQuery> = fc.record({ search: text, filter, sort })

describe('what a person asks of a list, in the address', () => {
  it('is read as it was written, whatever fields and values are called', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readListQuery(writeListQuery(asked))).toEqual(normalQuery(asked))
      }),
    )
  })

  it('is legible', () => {
    const address = writeListQuery({
      search: 'gull',
      sort: [{ field: 'date', direction: 'descending' }],
      filter: { speed: { gte: 100 }, airport: { is: 'DEN' } },
    })
    expect(address).toBe('?q=gull&sort=-date&speed.gte=100&airport.is=DEN')
  })

  it('says which saved view is shown, whatever the source can do', () => {
    const asked: RowQuery = { view: '12', search: 'gull' }
    const address = writeListQuery(asked, '/strikes?tab=map&view=7')
    expect(address).toBe('?tab=map&view=12&q=gull')
    expect(readListQuery(address)).toEqual(asked)
    expect(readListQuery('?view=', { search: false, sort: [], filter: {} })).toEqual({ view: '' })
  })

  it('leaves alone what others have put there', () => {
    expect(writeListQuery({ search: 'owl' }, '/strikes?tab=map&q=gull&speed.gte=5')).toBe('?tab=map&q=owl')
    expect(writeListQuery({}, '/strikes?q=gull')).toBe('')
  })

  it('asks for nothing that the source cannot do, as an old link may', () => {
    const can = { search: false, sort: ['date'], filter: { speed: ['gte' as const] } }
    const address = '/strikes?q=gull&sort=-date&sort=cost&speed.gte=5&speed.is=7&cost.is=1'
    expect(readListQuery(address, can)).toEqual({
      sort: [{ field: 'date', direction: 'descending' }],
      filter: { speed: { gte: 5 } },
    })
  })

  it('keeps an exact number as a person writes it, and reads it with or without quotation marks', () => {
    const fields = { price: money({ currency: 'EUR' }), rate: decimal(), code: textField() }
    const address = '?price.gte=10.50&price.lte=20&rate.is=-0.10&code.is=%2210.50%22'
    const asked = readListQuery(address, undefined, fields)
    expect(asked.filter).toEqual({
      price: { gte: '10.50', lte: '20' },
      rate: { is: '-0.10' },
      code: { is: '10.50' },
    })
    expect(writeListQuery(asked, '', fields)).toBe(address)
    expect(readListQuery('?price.gte=%2210.50%22', undefined, fields).filter).toEqual({
      price: { gte: '10.50' },
    })
  })

  it('is passed on from a record to its list with every digit', () => {
    const search = '?total.lte=90071992547409930.10&sort=-total'
    expect(listSearch(`/invoices/7${search}&at=2&tab=lines`)).toBe(search)
    expect(listPlaceSearch(`/invoices/7${search}&at=2&tab=lines`)).toBe(`${search}&at=2`)
    expect(listPlaceSearch(`/invoices/7${search}`)).toBe('')
  })

  it('reads exact numbers as the fields keep them, which are texts', () => {
    const fields = { total: money({ currency: 'EUR' }), rate: decimal(), rooms: integer() }
    const address =
      '?total.gte=90000&total.lte=90071992547409930.10&total.in=[10,"20.5"]&rate.is=1e3&rooms.gte=3'
    const asked = readListQuery(address, undefined, fields)
    expect(asked.filter).toEqual({
      total: { gte: '90000', lte: '90071992547409930.10', in: ['10', '20.5'] },
      rate: { is: '1000' },
      rooms: { gte: 3 },
    })
    expect(readListQuery(writeListQuery(asked), undefined, fields)).toEqual(asked)
    expect(readListQuery('?total.empty=true&total.gte=null', undefined, fields).filter).toEqual({
      total: { empty: true, gte: null },
    })
  })
})
