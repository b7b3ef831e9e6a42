import { describe, expect, test } from 'vitest'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { checkWhen } from '../../../src/spec/conditions/checkWhen'
import { enumerate } from '../../../src/spec/conditions/enumerateWhen'
import { explain } from '../../../src/spec/conditions/explainWhen'
import { absoluteFilter, absoluteValue } from '../../../src/spec/values/fromNow'
import { evaluate, type When } from '../../../src/spec/conditions/When'
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
    for (const when of [overdue, justSent]) {
      const cases = enumerate(when, fields, { now })
      expect(new Set(cases.map(({ holds }) => holds))).toEqual(new Set([true, false]))
      for (const { record, holds } of cases) expect(evaluate(when, record, { fields, now })).toBe(holds)
    }
  })

  test.each<[Asked, string, string]>([
    [{ due: { lt: { today: true } } }, 'only while due is before today', 'فقط ما دامت قيمة due قبل اليوم'],
    [{ due: { gte: { today: '-P30D' } } }, 'only while due is 30 days ago or later', ''],
    [{ due: { lte: { today: 'P2W' } } }, 'only while due is in 2 weeks or earlier', ''],
    [{ due: { is: { today: '-P1D' } } }, 'only while due is yesterday', ''],
    [{ sentAt: { gt: { now: '-P1DT12H' } } }, 'only while sent at is after 36 hours ago', ''],
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
    [{ sentAt: { lt: { today: true } } }, 'compares “sentAt” with {"today":true}, which is a day; say { now: … } of a moment'],
    [{ due: { lt: { today: 'P1H' } } }, 'compares “due” with {"today":"P1H"}, which is no length of days as ISO 8601 writes it; say “-P30D”'],
    [{ due: { lt: { today: true, zone: 'Berlin' } } }, 'compares “due” with {"today":true,"zone":"Berlin"}, whose zone the IANA database does not know'],
  ])('%j is held against its field', (when, mistake) => expect(checkWhen(when as When, fields)).toBe(mistake)) // prettier-ignore
})

describe('a filter', () => {
  test('reaches a source with days and moments', () => {
    const filter = { due: { gte: { today: '-P30D', zone }, empty: false }, status: { is: 'sent' } }
    expect(absoluteFilter(filter, now)).toEqual({
      due: { gte: '2026-01-01', empty: false },
      status: { is: 'sent' },
    })
  })

  test('that does not depend on the day stays the same object', () => {
    const filter = { status: { is: 'sent' } }
    expect(absoluteFilter(filter, now)).toBe(filter)
    expect(absoluteFilter(undefined, now)).toBeUndefined()
  })
})
