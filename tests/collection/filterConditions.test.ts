import { describe, expect, it } from 'vitest'
import { createFilters } from '../../src/collection/createFilters'
import {
  conditionsOf,
  rangeOfDays,
  withCondition,
  withoutCondition,
} from '../../src/collection/filterConditions'
import { filterText } from '../../src/collection/filterText'
import type { ListFilter } from '../../src/data/DataSource'
import { capabilitiesOf } from '../../src/data/recordIndex'
import { messagesInEnglish } from '../../src/messages/createTranslator'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, date, integer, list, reference, text } from '../../src/spec/fields/fields'

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    day: date({ label: 'Day' }),
    weight: integer({ label: 'Weight', unit: 'g' }),
    size: choice(['small', 'large'], { labels: { small: 'Small', large: 'Large' } }),
    ringed: boolean({ label: 'Ringed' }),
    keeper: reference('keeper'),
    meals: list(text()),
    diagnosis: text({ sensitive: true }),
  },
})
const can = capabilitiesOf(visit)
const filtersOf = (names: readonly string[], known = can) =>
  createFilters(visit, names, known, { locale: 'en' })

describe('the filters of an entity', () => {
  it('offer the comparisons that make sense for the kind, as far as the source has them', () => {
    const [day] = filtersOf(['day'])
    expect(day?.tests).toEqual(['range', 'last', 'next', 'is', 'missing', 'given'])
    const [only] = filtersOf(['day'], { ...can, filter: { day: ['lte'] } })
    expect(only?.tests).toEqual(['range'])
    expect(filtersOf(['meals'])[0]?.tests).toEqual(['missing', 'given'])
  })

  it('leave out what the source cannot compare, and what is private', () => {
    expect(filtersOf(['day', 'size'], { ...can, filter: { size: ['in'] } }).map(({ name }) => name)).toEqual([
      'size',
    ])
    expect(filtersOf(['diagnosis'])).toEqual([])
  })
})

const filter: ListFilter = {
  day: { gte: '2026-01-01', lte: '2026-02-01', empty: false },
  size: { in: ['small', 'large'] },
  weight: { not: 0 },
}

describe('the conditions of a filter', () => {
  it('are one for both ends of a range', () => {
    expect(conditionsOf(filter)).toEqual([
      { field: 'day', test: 'range', value: { from: '2026-01-01', to: '2026-02-01' } },
      { field: 'day', test: 'given' },
      { field: 'size', test: 'in', value: ['small', 'large'] },
      { field: 'weight', test: 'not', value: 0 },
    ])
  })

  it('make the same filter again, one after the other', () => {
    const again = conditionsOf(filter).reduce<ListFilter>(withCondition, {})
    expect(again).toEqual(filter)
  })

  it('replace one that compares in the same way, and leave the others', () => {
    const next = withCondition(filter, { field: 'day', test: 'range', value: { to: '2026-03-01' } })
    expect(next.day).toEqual({ lte: '2026-03-01', empty: false })
    expect(next.size).toEqual(filter.size)
  })

  it('say days from today as they were asked for', () => {
    const asked = { field: 'day', test: 'last', value: rangeOfDays('last', 30, visit.fields.day) } as const
    const found = withCondition(filter, asked)
    // Today is one of the thirty.
    expect(found.day).toEqual({ gte: { today: '-P29D' }, lte: { today: true }, empty: false })
    expect(conditionsOf(found)[0]).toEqual(asked)
    expect(withoutCondition(found, asked)?.day).toEqual({ empty: false })
  })

  it('leave nothing behind when the last one goes', () => {
    const left = conditionsOf(filter).reduce<ListFilter | undefined>(withoutCondition, filter)
    expect(left).toBeUndefined()
  })
})

describe('the words of a condition', () => {
  const words = (condition: Parameters<typeof filterText>[0]) =>
    filterText(condition, filtersOf([condition.field])[0]?.field, { locale: 'en', t: messagesInEnglish })

  it.each([
    [{ field: 'day', test: 'range', value: { from: '2026-01-01' } }, 'from Jan 1, 2026'],
    [{ field: 'day', test: 'range', value: { to: '2026-01-01' } }, 'until Jan 1, 2026'],
    [{ field: 'day', test: 'last', value: rangeOfDays('last', 30, visit.fields.day) }, 'the last 30 days'],
    [{ field: 'day', test: 'next', value: rangeOfDays('next', 1, visit.fields.day) }, 'the next day'],
    [{ field: 'day', test: 'range', value: { to: { today: true } } }, 'until today'],
    [{ field: 'weight', test: 'range', value: { from: 10, to: 2000 } }, '10\u00a0g to 2,000\u00a0g'],
    [{ field: 'weight', test: 'range', value: { to: 0 } }, 'at most 0\u00a0g'],
    [{ field: 'size', test: 'in', value: ['small', 'large'] }, 'Small or Large'],
    [{ field: 'ringed', test: 'is', value: false }, 'No'],
    [{ field: 'size', test: 'not', value: 'small' }, 'not Small'],
    [{ field: 'day', test: 'missing' }, 'not given'],
    [{ field: 'gone', test: 'is', value: 7 }, '7'],
  ] as const)('say %j as “%s”', (condition, said) => {
    expect(words(condition)).toBe(said)
  })
})
