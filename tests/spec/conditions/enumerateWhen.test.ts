import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import { enumerate } from '../../../src/spec/conditions/enumerateWhen'
import { integer } from '../../../src/spec/fields/fields'
import { type Condition, evaluate, type When } from '../../../src/spec/conditions/When'
import { invoiceFields as fields } from '../invoice'

type Asked = When<typeof fields>

/** The values of one field on either side. */
const sides = (when: Asked, name: string) => {
  const cases = enumerate(when, fields)
  const on = (side: boolean) => cases.filter((one) => one.holds === side).map((one) => one.record[name])
  return [on(true), on(false)]
}

describe('each thing that is asked has a record on either side', () => {
  test.each<[Asked, string, unknown[], unknown[]]>([
    [{ copies: { gt: 5 } }, 'copies', [6], [5]],
    [{ copies: { gte: 5 } }, 'copies', [5], [4]],
    [{ copies: { lt: 5 } }, 'copies', [4], [5]],
    [{ copies: { lte: 5 } }, 'copies', [5], [6]],
    [{ copies: 5 }, 'copies', [5], [6]],
    [{ copies: { not: 5 } }, 'copies', [6], [5]],
    [{ copies: { in: [5, 6] } }, 'copies', [5], [4]],
    [{ copies: { gte: 2, lt: 5 } }, 'copies', [2, 4], [1, 5]],
    [{ copies: { gt: 5, not: 6 } }, 'copies', [7], [5, 6]],
    [{ weight: { gt: 0.1 } }, 'weight', [0.2], [0.1]],
    [{ rate: { lt: '0.1' } }, 'rate', ['0.0999'], ['0.1']],
    [{ total: { gt: '1000' } }, 'total', ['1000.01'], ['1000']],
    [{ total: { gte: '0' } }, 'total', ['0'], ['-0.01']],
    [{ due: { gt: '2026-02-28' } }, 'due', ['2026-03-01'], ['2026-02-28']],
    [{ doors: { gte: '08:00' } }, 'doors', ['08:00'], ['07:59']],
    [{ doors: { lte: '08:00:00' } }, 'doors', ['08:00:00'], ['08:00:01']],
    [{ sentAt: { lt: '2026-11-21T15:30:00+01:00' } }, 'sentAt', ['2026-11-21T14:29:59Z'], ['2026-11-21T15:30:00+01:00']],
    [{ terms: { gt: 'PT1H' } }, 'terms', ['PT3601S'], ['PT1H']],
    [{ urgent: false }, 'urgent', [false], [true]],
    [{ status: { in: ['draft', 'sent'] } }, 'status', ['draft'], ['paid']],
    [{ status: { in: ['draft', 'sent', 'paid'] } }, 'status', ['draft'], [null]],
    [{ tags: { contains: 'rush' } }, 'tags', [['rush']], [['export']]],
    [{ number: { contains: 'INV' } }, 'number', ['INV'], ['INx']],
    [{ number: 'x' }, 'number', ['x'], ['y']],
    [{ ink: '#FFFFFF' }, 'ink', ['#FFFFFF'], ['#000000']],
    [{ owner: 7 }, 'owner', [7], [8]],
    [{ owner: { me: true } }, 'owner', ['me'], ['me-other']],
    [{ reviewers: { me: true } }, 'reviewers', [['me']], [['me-other']]],
    [{ lines: { empty: false } }, 'lines', [[{ what: 'x', quantity: 1 }]], [null]],
    [{ due: null }, 'due', [null], ['2026-01-15']],
  ])('%j', (when, name, holding, failing) => {
    expect(sides(when, name)).toEqual([holding, failing])
  }) // prettier-ignore

  test('whatever its kind', () => {
    for (const name of Object.keys(fields)) {
      for (const empty of [true, false]) {
        const cases = enumerate({ [name]: { empty } }, fields)
        expect([name, cases.map(({ holds }) => holds)]).toEqual([name, [true, false]])
      }
    }
  })
})

describe('what else is asked', () => {
  test('holds meanwhile', () => {
    expect(enumerate({ status: 'draft', copies: { gt: 5 } }, fields)).toEqual([
      { record: { status: 'draft', copies: 6 }, holds: true },
      { record: { status: 'sent', copies: 6 }, holds: false },
      { record: { status: 'draft', copies: 5 }, holds: false },
    ])
  })

  test('by another alternative does not hold meanwhile', () => {
    const when: Asked = [{ status: 'draft' }, { status: 'sent', due: null }]
    const cases = enumerate(when, fields)
    expect(cases).toEqual([
      { record: { status: 'draft' }, holds: true },
      { record: { status: 'sent', due: '2026-01-15' }, holds: false },
      { record: { status: 'sent', due: null }, holds: true },
      { record: { status: 'paid', due: null }, holds: false },
    ])
  })
})

describe('a side that no record is on is left out', () => {
  test.each<[string, When]>([
    ['a contradiction', { copies: { gt: 5, lt: 5 } }],
    ['a field that does not exist', { gone: 'x' }],
    ['no alternative', []],
  ])('%s', (_, when) => {
    expect(enumerate(when, fields)).toEqual([])
  })

  test('the end of the calendar, and the last number', () => {
    expect(sides({ due: { lte: '9999-12-31' } }, 'due')[0]).toEqual(['9999-12-31'])
    expect(enumerate({ due: { lt: '0001-01-01' } }, fields)).toEqual([])
    expect(enumerate({ doors: { lt: '00:00' } }, fields)).toEqual([])
    expect(enumerate({ weight: { gt: Number.MAX_VALUE } }, fields)).toEqual([])
  })
})

describe('whatever is asked', () => {
  const dates = fc.constantFrom('2026-01-01', '2026-02-28', '0001-01-01', '9999-12-31')
  const amounts = fc.tuple(fc.bigInt(-999n, 999n), fc.nat(99)).map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`) // prettier-ignore
  const order = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      value,
      fc.record(
        { is: value, not: value, gt: value, gte: value, lt: value, lte: value, empty: fc.boolean(), in: fc.array(value, { minLength: 1 }) },
        { requiredKeys: [] },
      ),
    ) // prettier-ignore
  const condition = fc.record(
    {
      copies: order(fc.integer()),
      weight: order(fc.double({ noNaN: true })),
      total: order(amounts.filter((text) => text !== '-0.00')),
      due: order(dates),
      terms: order(fc.nat().map((seconds) => `PT${seconds}S`)),
      sentAt: order(dates.map((day) => `${day}T12:00:00Z`)),
      status: fc.oneof(
        fc.constantFrom('draft', 'sent', null),
        fc.constantFrom({ not: 'paid' }, { in: ['sent'] }),
      ),
      tags: fc.constantFrom({ contains: 'rush' }, { contains: 'late', empty: false }),
      owner: fc.constantFrom({ me: true }, { not: 'ada' }, 'bo'),
      number: fc.string({ minLength: 1 }),
      urgent: fc.constantFrom(true, { not: false }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Condition>

  test('each record is on the side that it is said to be on', () => {
    fc.assert(
      fc.property(fc.oneof(condition, fc.array(condition, { maxLength: 3 })), (when) => {
        for (const one of enumerate(when, fields, { me: 'ada' })) {
          expect(evaluate(when, one.record, { fields, me: 'ada' })).toBe(one.holds)
        }
      }),
    )
  })

  test('a bound is missed by no other number, and a side is left out only when nothing is on it', () => {
    const small = fc.integer({ min: 0, max: 6 })
    const bounds = fc.record(
      { not: small, gt: small, gte: small, lt: small, lte: small },
      { requiredKeys: [] },
    )
    const keeps = (n: number, { not = n + 0.5, gt = -9, gte = -9, lt = 99, lte = 99 }) =>
      n !== not && n > gt && n >= gte && n < lt && n <= lte
    const numbers = Array.from({ length: 12 }, (_, index) => index - 3)
    fc.assert(
      fc.property(bounds, (asked) => {
        const cases = enumerate({ n: asked }, { n: integer() })
        for (const { record, holds } of cases) expect(keeps(Number(record['n']), asked)).toBe(holds)
        const anyHolds = numbers.some((n) => keeps(n, asked))
        fc.pre(Object.keys(asked).length > 0)
        expect(cases.some(({ holds }) => holds)).toBe(anyHolds)
        if (anyHolds) expect(cases.some(({ holds }) => !holds)).toBe(true)
      }),
    )
  })
})
