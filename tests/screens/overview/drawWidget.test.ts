import { expect, it } from 'vitest'
import { daysIn } from '../../../src/collection/filterConditions'
import { memorySource } from '../../../src/data'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { drawWidget } from '../../../src/screens/overview/drawWidget'
import type { OverviewWidgetOptions } from '../../../src/screens/overview/OverviewTarget'
import { factStretch } from '../../../src/screens/overview/factStretch'
import type { Part } from '../../../src/screens/overview/readWidget'
import { choice, date, defineEntity, duration, instant, integer } from '../../../src/spec'

const fields = {
  id: integer({ readOnly: true }),
  due: date({ label: 'Due' }),
  paidAt: instant({ label: 'Paid at' }),
  lasts: duration({ label: 'Lasts' }),
  size: choice(['small', 'middle', 'large'], { label: 'Size' }),
  status: choice(['draft', 'sent', 'paid'], { label: 'Status' }),
}
const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields,
  states: { field: 'status', initial: 'draft' },
  transitions: {},
})
const target = { entity: bill, source: memorySource(bill, []) }
const words = { titleIn: () => undefined, t: createTranslator(everyEnglish), locale: 'en' }
const parts: readonly Part[] = [
  { key: undefined, value: 9 },
  { key: 'paid', value: 8 },
  { key: 'large', value: 7 },
  { key: 'small', value: 1 },
  { key: 'draft', value: 2 },
]
const drawn = (widget: Partial<OverviewWidgetOptions>) => {
  const asked = {
    id: 'w',
    entity: 'bill',
    shows: 'breakdown',
    by: 'status',
    ...widget,
  } as OverviewWidgetOptions
  const made = drawWidget(asked, target, { shows: 'breakdown', parts }, words)
  return made.shows === 'breakdown' ? { sort: made.sort, ids: made.rows.map(({ id }) => id) } : undefined
}

it('states stand as they follow each other, what has none last', () => {
  expect(drawn({})).toMatchObject({ sort: 'given', ids: ['=draft', '=paid', '', '=large', '=small'] })
  expect(drawn({ sort: 'descending' })).toMatchObject({ sort: 'descending' })
})

it('another choice has the largest first, unless its options are an order', () => {
  expect(drawn({ by: 'size' })).toMatchObject({ sort: 'descending' })
  const asked = drawn({ by: 'size', sort: 'declared' })
  expect(asked).toMatchObject({ sort: 'given', ids: ['=small', '=large', '', '=paid', '=draft'] })
})

it('the list of the last days says as many days as the number did', () => {
  for (const by of ['due', 'paidAt'] as const) {
    const when = factStretch(fields[by], { by, period: 'month' }, 'last', 'en') as Record<
      string,
      { gte: object; lte: object }
    >
    expect(daysIn({ from: when[by]?.gte, to: when[by]?.lte })).toEqual({ test: 'last', days: 30 })
  }
})

it('a number of the calendar says so, and what it is compared with', () => {
  const widget: OverviewWidgetOptions = {
    id: 'w',
    entity: 'bill',
    shows: 'fact',
    by: 'due',
    period: 'month',
    calendar: true,
  }
  const made = drawWidget(widget, target, { shows: 'fact', value: 3, before: { value: 2 } }, words)
  expect(made).toMatchObject({
    about: 'This month',
    beforeLabel: 'in the same days of last month',
    before: 2,
  })
})

it('a trend of which not all was read says what that means for its periods, and is not empty', () => {
  const widget: OverviewWidgetOptions = { id: 'w', entity: 'bill', shows: 'trend', by: 'due' }
  const points = [
    { key: '2026-02', value: undefined },
    { key: '2026-03', value: 0 },
  ]
  const of = (isNewest: boolean) =>
    drawWidget(widget, target, { shows: 'trend', points, ofFirst: 1000, isNewest }, words)
  expect(of(true)).toMatchObject({
    isEmpty: false,
    note: 'Of the first 1,000 only, from the newest on: what is older is not known',
    series: [{ values: [undefined, 0] }],
  })
  expect(of(false).note).toBe('Of the first 1,000 only, in no order: no period is known whole')
})

it('a sum of lengths of time is written as one', () => {
  const asked = { id: 'w', entity: 'bill', shows: 'trend', by: 'due', sum: 'lasts' } as const
  const points = [{ key: '2026-03', value: 37.5 }]
  const made = drawWidget(asked, target, { shows: 'trend', points, isNewest: true }, words)
  expect(made).toMatchObject({ hours: true, isEmpty: false, series: [{ label: 'Lasts', values: [37.5] }] })
})
