import { describe, expect, test } from 'vitest'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { checkWhen } from '../../../src/spec/conditions/checkWhen'
import { enumerate } from '../../../src/spec/conditions/enumerateWhen'
import { explain } from '../../../src/spec/conditions/explainWhen'
import { absoluteFilter, absoluteValue } from '../../../src/spec/values/fromNow'
import { evaluate, type When } from '../../../src/spec/conditions/When'
import { instant } from '../../../src/spec/fields/fields'
import { invoiceFields as fields } from '../invoice'

type Asked = When<typeof fields>

/** Half past eleven in the evening in London: in Berlin it is tomorrow already. */
const now = Date.parse('2026-01-31T23:30:00Z')
const zone = 'Europe/London'

describe('a day or a moment that is said from now', () => {
  test.each<[unknown, unknown]>([
    [{ today: true, zone }, '2026-01-31'],
    [{ today: true, zone: 'Europe/Berlin' }, '2026-02-01'],
    [{ today: true, zone: 'America/Los_Angeles' }, '2026-01-31'],
    [{ today: '-P30D', zone }, '2026-01-01'],
    [{ today: 'P2W', zone }, '2026-02-14'],
    [{ today: 'P1W3D', zone }, '2026-02-10'],
    [{ today: 'P1M', zone }, '2026-02-28'],
    [{ today: '-P1Y2M', zone }, '2024-11-30'],
    [{ now: true }, '2026-01-31T23:30:00.000Z'],
    [{ now: '-PT24H' }, '2026-01-30T23:30:00.000Z'],
    [{ now: 'P1DT1H30M' }, '2026-02-02T01:00:00.000Z'],
    ['2026-01-01', '2026-01-01'],
    [null, null],
    [
      [{ today: true, zone }, '2025-12-24'],
      ['2026-01-31', '2025-12-24'],
    ],
  ])('%j is %j', (said, meant) => expect(absoluteValue(said, now)).toEqual(meant))

  test.each<unknown>([
    { today: 'soon' },
    { today: 'P' },
    { today: 'PT1H' },
    { today: 'P1M1D' },
    { today: 30 },
    { today: true, zone: 'Mars/Olympus' },
    { now: '-P' },
  ])('%j means nothing, so that no record is it', (said) => {
    expect(absoluteValue(said, now)).toBeUndefined()
    for (const test of [{ is: said }, { not: said }, { lte: said }, { gte: said }]) {
      expect(evaluate({ due: test } as When, { due: '2026-01-31' }, { fields, now })).toBe(false)
    }
  })
})

describe('a condition on today', () => {
  const overdue: Asked = { due: { lt: { today: true, zone } }, status: { not: 'paid' } }
  const justSent: Asked = { sentAt: { gte: { now: '-PT24H' } } }

  test('holds as the day stands', () => {
    const holds = (due: string) => evaluate(overdue, { due, status: 'sent' }, { fields, now })
    expect(['2026-01-30', '2026-01-31', '2026-02-01'].map(holds)).toEqual([true, false, false])
    const sent = (sentAt: string) => evaluate(justSent, { sentAt }, { fields, now })
    expect(['2026-01-30T23:29:59Z', '2026-01-31T00:30:00+01:00'].map(sent)).toEqual([false, true])
  })

  test('is asked of moments as they stand to the day of their field, or of a zone that is named', () => {
    const on = (tests: object, moment: string | null) =>
      evaluate({ sentAt: tests }, { sentAt: moment }, { fields, now })
    // In Berlin the first of February lasts from 23:00 to 23:00 in UTC.
    const moments = ['2026-01-31T22:59:59Z', '2026-01-31T23:00:00Z', '2026-02-01T22:59:59Z', '2026-02-01T23:00:00Z']
    const those = (tests: object) => moments.map((moment) => on(tests, moment))
    expect(those({ is: { today: true } })).toEqual([false, true, true, false])
    expect(those({ lt: { today: true } })).toEqual([true, false, false, false])
    expect(those({ lte: { today: true } })).toEqual([true, true, true, false])
    expect(those({ gt: { today: true } })).toEqual([false, false, false, true])
    expect(those({ gte: { today: true } })).toEqual([false, true, true, true])
    expect(those({ is: { today: 'P1D' } })).toEqual([false, false, false, true])
    expect(those({ is: { today: true, zone } })).toEqual([true, true, false, false])
    expect(on({ is: { today: true } }, null)).toBe(false)
    // A day whose clocks jump over midnight begins an hour later, and one in autumn has an hour more.
    const beirut = { fields: { at: instant({ zone: 'Asia/Beirut' }) }, now: Date.parse('2026-03-29T10:00:00Z') }
    const begins = (at: string) => evaluate({ at: { gte: { today: true } } }, { at }, beirut)
    expect(['2026-03-28T21:59:59Z', '2026-03-28T22:00:00Z'].map(begins)).toEqual([false, true])
  }) // prettier-ignore

  test('is that of the present without a time', () => {
    const due = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect(evaluate(overdue, { due: due(-3), status: 'sent' }, { fields })).toBe(true)
    expect(evaluate(overdue, { due: due(3), status: 'sent' }, { fields })).toBe(false)
  })

  test('has records on either side for tests', () => {
    expect(enumerate(overdue, fields, { now })).toContainEqual({
      record: { due: '2026-01-31', status: 'draft' },
      holds: false,
    })
    const sentToday: Asked = { sentAt: { is: { today: true } } }
    for (const when of [overdue, justSent, sentToday]) {
      const cases = enumerate(when, fields, { now })
      expect(new Set(cases.map(({ holds }) => holds))).toEqual(new Set([true, false]))
      for (const { record, holds } of cases) expect(evaluate(when, record, { fields, now })).toBe(holds)
    }
  })

  test.each<[Asked, string, string]>([
    [{ due: { lt: { today: true } } }, 'only while due is before today', 'فقط إذا كانت قيمة due قبل اليوم'],
    [{ due: { gte: { today: '-P30D' } } }, 'only while due is 30 days ago or later', ''],
    [{ due: { lte: { today: 'P2W' } } }, 'only while due is in 2 weeks or earlier', ''],
    [{ due: { is: { today: '-P1D' } } }, 'only while due is yesterday', ''],
    [{ sentAt: { gt: { now: '-P1DT12H' } } }, 'only while sent at is after 36 hours ago', ''],
    [{ sentAt: { is: { today: true } } }, 'only while sent at is today', ''],
    [{ sentAt: { gte: { today: true } } }, 'only while sent at is today or later', ''],
  ])('%j is said in words', (when, english, inArabic) => {
    expect(explain(when, fields)).toBe(english)
    const t = createTranslator(arabic, 'ar')
    if (inArabic) expect(explain(when, fields, { t, locale: 'ar' }).replace('Due', 'due')).toBe(inArabic)
  })

  test.each<[unknown, string | undefined]>([
    [overdue, undefined],
    [justSent, undefined],
    [{ due: { in: [{ today: true }, '2026-01-31'] } }, undefined],
    [{ due: { lt: { now: true } } }, 'compares “due” with {"now":true}, which is a moment; say { today: … } of a date'],
    [{ sentAt: { is: { today: true }, lt: { today: 'P7D', zone } } }, undefined],
    [{ sentAt: { not: { today: true } } }, 'compares “sentAt” with {"today":true}, which is a day of many moments; say is, gt, gte, lt or lte'],
    [{ sentAt: { in: [{ today: true }] } }, 'compares “sentAt” with {"today":true}, which is a day of many moments; say is, gt, gte, lt or lte'],
    [{ number: { is: { today: true } } }, 'compares “number” with {"today":true}, which is a day; say { now: … } of a moment'],
    [{ due: { lt: { today: 'P1H' } } }, 'compares “due” with {"today":"P1H"}, which is no length of days as ISO 8601 writes it; say “-P30D”'],
    [{ due: { lt: { today: true, zone: 'Berlin' } } }, 'compares “due” with {"today":true,"zone":"Berlin"}, whose zone the IANA database does not know'],
  ])('%j is held against its field', (when, mistake) => expect(checkWhen(when as When, fields)).toBe(mistake)) // prettier-ignore
})

describe('a filter', () => {
  test('reaches a source with days and moments', () => {
    const filter = { due: { gte: { today: '-P30D', zone }, empty: false }, status: { is: 'sent' } }
    expect(absoluteFilter(filter, fields, now)).toEqual({
      due: { gte: '2026-01-01', empty: false },
      status: { is: 'sent' },
    })
  })

  test('asks of a moment from the first to the last one of a day, by the clocks of its field', () => {
    const moments = (tests: object) => absoluteFilter({ sentAt: tests }, fields, now)?.sentAt
    // In Berlin it is the first of February.
    const [first, last] = ['2026-01-31T23:00:00.000Z', '2026-02-01T22:59:59.999Z']
    expect(moments({ is: { today: true } })).toEqual({ gte: first, lte: last })
    expect(moments({ gte: { today: true }, lte: { today: 'P1D' } })).toEqual({
      gte: first,
      lte: '2026-02-02T22:59:59.999Z',
    })
    expect(moments({ lte: { today: true, zone } })).toEqual({ lte: '2026-01-31T23:59:59.999Z' })
    // Of two ends on one side the nearer one counts, whichever is said first.
    const narrower = { gte: '2026-02-01T08:00:00Z', lte: last }
    expect(moments({ gte: narrower.gte, is: { today: true } })).toEqual(narrower)
    expect(moments({ is: { today: true }, gte: narrower.gte })).toEqual(narrower)
    expect(moments({ is: { today: true }, gte: '2020-01-01T00:00:00Z' })).toEqual({ gte: first, lte: last })
  })

  test('that does not depend on the day stays the same object', () => {
    const filter = { status: { is: 'sent' } }
    expect(absoluteFilter(filter, fields, now)).toBe(filter)
    expect(absoluteFilter(undefined, fields, now)).toBeUndefined()
  })
})
