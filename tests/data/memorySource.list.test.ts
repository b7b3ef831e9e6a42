import { fc } from '../properties'
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import type { ListQuery } from '../../src/data/DataSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, date, decimal, integer, money, number, text } from '../../src/spec/fields/fields'
import type { RecordOf } from '../../src/spec/entities/Entity'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ required: true }),
    weight: number(),
    size: choice(['small', 'medium', 'large'], { labels: { small: 'Tiny' } }),
    seen: date(),
    ringed: boolean(),
  },
})
type Bird = RecordOf<typeof bird>

const birds: readonly Bird[] = [
  { id: 1, rev: 77, name: 'Möwe', weight: 1.5, size: 'medium', seen: '2001-05-01', ringed: true },
  { id: 2, rev: 1, name: 'kite', weight: 0.9, size: 'large', seen: '1999-12-31', ringed: false },
  { id: 3, rev: 1, name: 'Äther-Adler', size: 'large', seen: null },
  { id: 4, rev: 1, name: 'moorhen 10', weight: 1200, size: 'medium', seen: '2001-05-01' },
  { id: 5, rev: 1, name: 'moorhen 9', weight: 0, size: 'small', seen: '2002-01-01', ringed: true },
  { id: 6, rev: 1, name: 'Zilpzalp', weight: null, seen: '2000-02-29' },
]

const ids = async (query: ListQuery, records = birds) =>
  (await memorySource(bird, records).list(query)).records.map(({ id }) => id)

const by = (field: string, direction: 'ascending' | 'descending' = 'ascending') => ({
  sort: [{ field, direction }],
})

describe('order', () => {
  test('is the order of the records when nothing else is asked', async () => {
    expect(await ids({})).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('of words is that of the language, with numbers in them by size', async () => {
    expect(await ids(by('name'))).toEqual([3, 2, 5, 4, 1, 6])
  })

  test('of numbers is by size, and what is missing stands last in both directions', async () => {
    expect(await ids(by('weight'))).toEqual([5, 2, 1, 4, 3, 6])
    expect(await ids(by('weight', 'descending'))).toEqual([4, 1, 2, 5, 3, 6])
  })

  test('of choices is that of their options', async () => {
    expect(await ids(by('size'))).toEqual([5, 1, 4, 2, 3, 6])
    expect(await ids(by('size', 'descending'))).toEqual([2, 3, 1, 4, 5, 6])
  })

  test('of dates is by time, of ticks from no to yes', async () => {
    expect(await ids(by('seen'))).toEqual([2, 6, 1, 4, 5, 3])
    expect(await ids(by('ringed'))).toEqual([2, 1, 5, 3, 4, 6])
  })

  test('among equals is decided by the next, and at last by the records', async () => {
    const sort = [
      { field: 'seen', direction: 'descending' },
      { field: 'name', direction: 'ascending' },
    ] as const
    expect(await ids({ sort })).toEqual([5, 4, 1, 6, 2, 3])
    expect(await ids(by('seen', 'descending'))).toEqual([5, 1, 4, 6, 2, 3])
  })

  test('is what a plain stable sort would give, for any records and keys', async () => {
    const record = fc.record({
      weight: fc.option(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(-0.5))),
      seen: fc.option(fc.constantFrom('2000-01-01', '2000-01-02', '1999-01-01')),
      size: fc.option(fc.constantFrom('small', 'medium', 'large')),
    })
    const key = fc.record({
      field: fc.constantFrom('weight' as const, 'seen' as const, 'size' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 40 }),
        fc.array(key, { maxLength: 3 }),
        async (some, sort) => {
          const records = some.map((one, index): Bird => ({ ...one, id: index, rev: 1, name: 'x' }))
          const place = ({ [`size`]: size }: Bird) => ['small', 'medium', 'large'].indexOf(size ?? '')
          const expected = [...records].sort((a, b) => {
            for (const { field, direction } of sort) {
              const [one, two] =
                field === 'size' ? [a.size && place(a), b.size && place(b)] : [a[field], b[field]]
              if (one === two) continue
              if (one === null || one === undefined) return 1
              if (two === null || two === undefined) return -1
              return (one < two ? -1 : 1) * (direction === 'descending' ? -1 : 1)
            }
            return 0
          })
          expect(await ids({ sort }, records)).toEqual(expected.map(({ id }) => id))
        },
      ),
    )
  })
})

describe('search', () => {
  test.each<[string, string, number[]]>([
    ['without regard to capitals', 'KITE', [2]],
    ['without regard to accents, on either side', 'mowe', [1]],
    ['with accents that the record lacks', 'kité', [2]],
    ['for a part of a word', 'oorh', [4, 5]],
    ['for all words, in any order and anywhere', '2001 moor', [4]],
    ['for the words of an option, not its name', 'tiny', [5]],
    ['for numbers as they are written', '1,200', [4]],
    ['for nothing that stands in no record', 'albatross', []],
    ['past white space', '  kite  ', [2]],
    ['not in the version', '77', []],
    ['for nothing: everything', '   ', [1, 2, 3, 4, 5, 6]],
  ])('%s', async (_, search, expected) => {
    expect(await ids({ search })).toEqual(expected)
  })

  test('finds first those that are called so, page by page, where no order is asked for', async () => {
    const named = memorySource(bird, [
      { id: 1, rev: 1, name: 'Gull', size: 'small' },
      { id: 2, rev: 1, name: 'Tiny tern', size: 'large' },
      { id: 3, rev: 1, name: 'Tiny heron', size: 'large' },
    ])
    const found = async (query: ListQuery) =>
      (await named.list({ search: 'tiny', ...query })).records.map(({ id }) => id)
    expect(await found({})).toEqual([2, 3, 1])
    expect(await found({ limit: 1, offset: 1 })).toEqual([3])
    expect(await found(by('id'))).toEqual([1, 2, 3])
    // A role that may not read the title must not learn of it by the order.
    expect(await found({ searchIn: ['size'] })).toEqual([1])
  })

  test('keeps the order that was asked for', async () => {
    expect(await ids({ search: 'moorhen', ...by('name') })).toEqual([5, 4])
  })
})

describe('filter', () => {
  test.each<[string, ListQuery['filter'], number[]]>([
    ['is', { size: { is: 'large' } }, [2, 3]],
    ['is nothing', { size: { is: null } }, [6]],
    ['is not', { size: { not: 'large' } }, [1, 4, 5, 6]],
    ['is not nothing', { seen: { not: null } }, [1, 2, 4, 5, 6]],
    ['is one of', { size: { in: ['small', 'large'] } }, [2, 3, 5]],
    ['a number at least', { weight: { gte: 1.5 } }, [1, 4]],
    ['a number at most, and what is missing is not 0', { weight: { lte: 0 } }, [5]],
    ['a time from to', { seen: { gte: '2000-01-01', lte: '2001-05-01' } }, [1, 4, 6]],
    ['a part of a text', { name: { contains: 'MOO' } }, [4, 5]],
    ['missing', { weight: { empty: true } }, [3, 6]],
    ['there', { weight: { empty: false } }, [1, 2, 4, 5]],
    ['ticked', { ringed: { is: true } }, [1, 5]],
    ['several at once', { size: { is: 'medium' }, weight: { lte: 2 } }, [1]],
    ['a condition that was cleared', { size: { is: undefined } }, [1, 2, 3, 4, 5, 6]],
    ['no bound', { weight: { gte: -Infinity } }, [1, 2, 4, 5]],
    ['a bound beyond all', { weight: { gte: Infinity } }, []],
  ])('%s', async (_, filter, expected) => {
    expect(await ids({ filter })).toEqual(expected)
  })

  test.each<[string, ListQuery]>([
    ['a field that is none', { filter: { colour: { is: 'red' } } }],
    ['a field that every object has', { filter: { constructor: { is: 'red' } } }],
    ['a comparison that means nothing', { filter: { name: { gte: 'a' } } }],
    ['an order by no field', by('colour')],
  ])('%s is a bad request, as a server would say', async (_, query) => {
    await expect(ids(query)).rejects.toMatchObject({ problem: { status: 400 } })
  })

  test('it says what it can compare', () => {
    const { can } = memorySource(bird, birds)
    expect(can.search).toBe(true)
    expect(can.sort).toEqual(bird.fieldNames)
    expect(can.filter).toMatchObject({
      weight: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
      ringed: ['is', 'not', 'empty'],
    })
  })
})

describe('a filter of exact numbers', () => {
  const bill = defineEntity({
    name: 'bill',
    labels: ['Bill', 'Bills'],
    id: 'id',
    title: 'id',
    fields: { id: integer({ readOnly: true }), total: money({ currency: 'EUR' }), rate: decimal() },
  })
  const source = memorySource(bill, [
    { id: 1, total: '10000.00', rate: '0.5' },
    { id: 2, total: '9000.00', rate: '0.50' },
    { id: 3, total: null },
  ])

  test.each<[NonNullable<ListQuery['filter']>, readonly number[]]>([
    [{ total: { is: '10000' } }, [1]],
    [{ total: { not: '10000' } }, [2, 3]],
    [{ total: { in: ['9000', '7'] } }, [2]],
    [{ rate: { is: '0.500' } }, [1, 2]],
    [{ total: { gte: '9500' } }, [1]],
    [{ total: { is: 'much' } }, []],
  ])('compares by value, however it is written: %j', async (filter, found) => {
    const { records } = await source.list({ filter })
    expect(records.map(({ id }) => id)).toEqual(found)
  })
})

describe('a page', () => {
  test('is a stretch of the matches, with their exact number', async () => {
    const source = memorySource(bird, birds)
    const page = await source.list({ ...by('name'), offset: 2, limit: 3 })
    expect(page.records.map(({ id }) => id)).toEqual([5, 4, 1])
    expect(page.total).toEqual({ kind: 'exact', count: 6 })
    expect(await source.list({ offset: 10 })).toEqual({ records: [], total: { kind: 'exact', count: 6 } })
    expect((await source.list({ limit: 0 })).records).toEqual([])
    expect((await source.list({ search: 'moor', limit: 1 })).total).toEqual({ kind: 'exact', count: 2 })
  })

  test('is never longer than the server allows', async () => {
    const source = memorySource(bird, birds, { pageCap: 2 })
    expect((await source.list({})).records).toHaveLength(2)
    expect((await source.list({ limit: 5 })).records).toHaveLength(2)
    expect((await source.list({ limit: 1 })).records).toHaveLength(1)
  })

  test('holds frozen records, the same ones each time', async () => {
    const own = { ...birds[0] } as { -readonly [Key in keyof Bird]: Bird[Key] }
    const source = memorySource(bird, [own])
    own.name = 'changed'
    const [first] = (await source.list({})).records
    expect(first?.name).toBe('Möwe')
    expect(Object.isFrozen(first)).toBe(true)
    expect((await source.list(by('name'))).records[0]).toBe(first)
    expect(await source.get(1)).toBe(first)
  })
})

test('a field may have the name of something that every object inherits', async () => {
  const odd = defineEntity({
    name: 'odd',
    labels: ['Odd', 'Odd ones'],
    id: 'id',
    fields: { id: integer({ readOnly: true }), constructor: text(), ['__proto__']: text() },
  })
  const records = JSON.parse(
    '[{"id":1},{"id":2,"constructor":"b","__proto__":"x"},{"id":3,"constructor":"a"}]',
  )
  const found = async (query: ListQuery) =>
    (await memorySource(odd, records).list(query)).records.map(({ id }) => id)
  expect(await found(by('constructor'))).toEqual([3, 2, 1])
  expect(await found(by('__proto__'))).toEqual([2, 1, 3])
  expect(await found({ search: 'function' })).toEqual([])
  expect(await found({ filter: { constructor: { empty: true } } })).toEqual([1])
  expect(await found({ filter: JSON.parse('{"__proto__":{"is":"x"}}') })).toEqual([2])
})

test('a hundred thousand records are searched and sorted while a person types', async () => {
  const many = Array.from({ length: 100_000 }, (_, id): Bird => ({ ...birds[id % 6]!, id }))
  const source = memorySource(bird, many)
  expect((await source.list({ search: 'moor', ...by('weight') })).total).toEqual({
    kind: 'exact',
    count: 33_333,
  })
  expect((await source.list({ search: 'moorhen 9', ...by('weight'), limit: 1 })).records[0]?.id).toBe(4)
})
