import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { createSampler } from '../../../src/sample/createSampler'
import { englishWords } from '../../../src/sample/words/englishWords'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { formula } from '../../../src/spec/formulas/buildFormula'
import { computedValue, namesBehind, withComputed } from '../../../src/spec/fields/computedValue'
import type { Field, Fields } from '../../../src/spec/fields/Field'
import {
  choices,
  date,
  decimal,
  group,
  instant,
  integer,
  list,
  money,
  number,
  percent,
  text,
  time,
} from '../../../src/spec/fields/fields'
import type { Formula } from '../../../src/spec/fields/Formula'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { requiredByRules } from '../../../src/spec/rules/requiredByRules'
import { validate } from '../../../src/spec/rules/validate'

const line = group({
  what: text({ required: true }),
  quantity: integer({ required: true }),
  price: money({ currency: 'EUR', required: true }),
  amount: money({
    currency: 'EUR',
    readOnly: true,
    computed: formula({ multiply: ['quantity', 'price'] }),
  }),
})
const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    lines: list(line),
    vat: percent(),
    due: date(),
    net: money({ currency: 'EUR', readOnly: true, computed: formula({ sum: 'lines', of: 'amount' }) }),
    tax: money({ currency: 'EUR', readOnly: true, computed: formula({ multiply: ['net', 'vat'] }) }),
    total: money({ currency: 'EUR', readOnly: true, computed: formula({ add: ['net', 'tax'] }) }),
  },
  rules: [
    rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
    rule({ at: ['total'], require: { total: { lte: '5000' } }, message: 'Split an invoice above €5,000' }),
  ],
  access: { clerk: { list: true, create: true }, temp: { list: true, fields: { vat: { read: false } } } },
})
const lines = [
  { what: 'Brake pads', quantity: 2, price: '8.50' },
  { what: 'Labour', quantity: 1, price: '41.995' },
]

/** Return the result of a formula as the value of a field. */
function valueOf(given: Formula, fields: Fields, values: object, field?: (computed: Formula) => Field) {
  const computed = formula(given)
  const result = field?.(computed) ?? decimal({ readOnly: true, computed })
  return computedValue({ ...fields, result }, 'result', values)
}

const numbers = { one: decimal(), two: integer(), share: percent(), rate: number() }

describe('a formula', () => {
  it('adds, subtracts, multiplies and divides exactly', () => {
    const values = { one: '0.1', two: 2, share: 19, rate: 0.2 }
    expect(valueOf({ add: ['one', 'rate'] }, numbers, values)).toBe('0.3')
    expect(valueOf({ subtract: ['two', 'one', 'rate'] }, numbers, values)).toBe('1.7')
    expect(valueOf({ multiply: ['one', 'two', 'rate'] }, numbers, values)).toBe('0.04')
    expect(valueOf({ divide: ['one', 'two'] }, numbers, values)).toBe('0.05')
    expect(valueOf({ subtract: ['one', { multiply: ['two', 10] }] }, numbers, values)).toBe('-19.9')
  })

  it('takes the smallest and the largest', () => {
    const values = { one: '10', two: 9 }
    expect(valueOf({ min: ['one', 'two'] }, numbers, values)).toBe('9')
    expect(valueOf({ max: [0, { subtract: ['two', 'one'] }] }, numbers, values)).toBe('0')
  })

  it('counts a percentage as the share that it is', () => {
    expect(valueOf({ multiply: ['one', 'share'] }, numbers, { one: '200', share: 19 })).toBe('38')
    const toPercent = (computed: Formula) => percent({ readOnly: true, computed })
    expect(valueOf({ divide: ['one', 'two'] }, numbers, { one: '1', two: 3 }, toPercent)).toBe(33.33)
    expect(valueOf({ add: ['share', 'share'] }, numbers, { share: 19 }, toPercent)).toBe(38)
  })

  it('knows nothing by 0 or of what is missing, and adds what is there', () => {
    expect(valueOf({ divide: ['one', 'two'] }, numbers, { one: '1', two: 0 })).toBeNull()
    expect(valueOf({ multiply: ['one', 'two'] }, numbers, { one: '1' })).toBeNull()
    expect(valueOf({ multiply: ['one', 'two'] }, numbers, { one: 'a few', two: 1 })).toBeNull()
    expect(valueOf({ add: ['one', 'two'] }, numbers, { one: '1' })).toBe('1')
    expect(valueOf({ add: ['one', 'two'] }, numbers, {})).toBeNull()
  })

  it('rounds as the kind of its field keeps numbers', () => {
    const values = { one: '2.5', two: 1 }
    const half: Formula = { divide: ['two', 3] }
    expect(
      valueOf({ add: ['one'] }, numbers, values, (computed) => integer({ readOnly: true, computed })),
    ).toBe(3)
    expect(valueOf(half, numbers, values, (computed) => number({ readOnly: true, computed }))).toBe(0.333333)
    expect(
      valueOf(half, numbers, values, (computed) => number({ readOnly: true, step: 0.05, computed })),
    ).toBe(0.33)
    expect(
      valueOf(half, numbers, values, (computed) => money({ currency: 'JPY', readOnly: true, computed })),
    ).toBe('0')
    expect(
      valueOf(half, numbers, values, (computed) => decimal({ digits: 3, readOnly: true, computed })),
    ).toBe('0.333')
  })

  it('adds up lines as a person reads them, and half hours as they are', () => {
    const fields = { lines: list(line), hours: list(number()) }
    const euros = (computed: Formula) => money({ currency: 'EUR', readOnly: true, computed })
    const thirds = [1, 2].map(() => ({ quantity: 1, price: '0.005' }))
    expect(valueOf({ sum: 'lines', of: 'amount' }, fields, { lines: thirds }, euros)).toBe('0.02')
    expect(
      valueOf({ sum: 'lines', of: { multiply: ['quantity', 'price'] } }, fields, { lines: thirds }, euros),
    ).toBe('0.02')
    expect(valueOf({ sum: 'lines', of: 'amount' }, fields, {}, euros)).toBe('0.00')
    const whole = (computed: Formula) => integer({ readOnly: true, computed })
    expect(valueOf({ sum: 'hours' }, fields, { hours: [0.5, 0.5, 1] }, whole)).toBe(2)
    expect(valueOf({ count: 'hours' }, fields, { hours: [0.5, 0.5, 1] }, whole)).toBe(3)
  })

  it('measures days and hours, over the clocks’ change and over midnight too', () => {
    const fields = {
      from: date(),
      until: date(),
      starts: instant(),
      ends: instant(),
      on: time(),
      off: time(),
    }
    expect(valueOf({ days: ['from', 'until'] }, fields, { from: '2026-03-27', until: '2026-03-30' })).toMatch(
      /^3(\.0+)?$/,
    )
    const hours = (computed: Formula) => number({ readOnly: true, computed })
    const moments = { starts: '2026-03-27T22:00:00Z', ends: '2026-03-28T01:30:00+01:00' }
    expect(valueOf({ hours: ['starts', 'ends'] }, fields, moments, hours)).toBe(2.5)
    expect(valueOf({ hours: ['on', 'off'] }, fields, { on: '22:00', off: '06:30' }, hours)).toBe(8.5)
    expect(valueOf({ hours: ['on', 'off'] }, fields, { on: '22:00' }, hours)).toBeNull()
  })

  it('counts months and days from a day, which may follow from another', () => {
    const fields = {
      issued: date(),
      term: integer(),
      due: date({ readOnly: true, computed: formula({ after: 'issued', days: 'term' }) }),
    }
    const toDay = (computed: Formula) => date({ readOnly: true, computed })
    const dayOf = (given: Formula, values: object) => valueOf(given, fields, values, toDay)
    expect(dayOf({ after: 'issued', days: 30 }, { issued: '2026-02-10' })).toBe('2026-03-12')
    expect(dayOf({ after: 'issued', months: 1 }, { issued: '2026-01-31' })).toBe('2026-02-28')
    expect(dayOf({ after: 'issued', months: -12, days: 1 }, { issued: '2028-02-29' })).toBe('2027-03-01')
    expect(
      dayOf({ after: 'issued', days: { multiply: ['term', 7] } }, { issued: '2026-12-28', term: 2 }),
    ).toBe('2027-01-11')
    expect(dayOf({ after: 'due', days: 7 }, { issued: '2026-03-28', term: 3 })).toBe('2026-04-07')
    for (const values of [
      {},
      { issued: '2026-02-10' },
      { issued: 'soon', term: 3 },
      { issued: null, term: 1 },
    ]) {
      expect(dayOf({ after: 'issued', days: 'term' }, values)).toBeNull()
    }
    for (const term of [1e9, 1e300]) {
      expect(dayOf({ after: 'issued', months: 'term' }, { issued: '2026-02-10', term })).toBeNull()
    }
    expect(namesBehind(fields, 'due')).toEqual(['due', 'issued', 'term'])
    const toPay = { issued: '2026-03-28', term: 3 }
    const whole = (computed: Formula) => integer({ readOnly: true, computed })
    expect(valueOf({ days: ['issued', 'due'] }, fields, toPay, whole)).toBe(3)
  })

  it('is told of a day in the specification', () => {
    const given = formula({ after: 'issued', months: 3, days: 'term' })
    const permit = defineEntity({
      name: 'permit',
      labels: ['Permit', 'Permits'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        issued: date(),
        term: integer(),
        decideBy: date({ readOnly: true, computed: given }),
      },
    })
    expect(describeProduct({ entities: [permit] })).toContain(
      'computed as 3 months and `term` days after `issued`',
    )
  })

  it('follows from other formulas, in lines too, and says from which fields', () => {
    const whole = withComputed(invoice.fields, { lines, vat: 19 })
    expect(whole).toMatchObject({
      lines: [{ amount: '17.00' }, { amount: '42.00' }],
      net: '59.00',
      tax: '11.21',
      total: '70.21',
    })
    expect(lines[0]).not.toHaveProperty('amount')
    expect(namesBehind(invoice.fields, 'total')).toEqual(['total', 'net', 'lines', 'tax', 'vat'])
  })

  it('is worked out for rules, whatever a draft says', () => {
    const dear = { lines: [{ what: 'Battery', quantity: 2, price: '649.00' }], vat: 0, total: '1.00' }
    expect(validate(invoice, dear)).toMatchObject([{ path: ['due'] }])
    expect(validate(invoice, { ...dear, due: '2026-04-01' })).toEqual([])
    const dearest = { lines: [{ what: 'Battery', quantity: 9, price: '649.00' }], due: '2026-04-01' }
    expect(validate(invoice, dearest)).toMatchObject([
      { path: ['total'], message: 'Split an invoice above €5,000' },
    ])
    expect([...requiredByRules(invoice, ['due'], { values: dear })]).toEqual(['due'])
  })

  it('leaves a rule unasked while something behind it is rejected', () => {
    const draft = { lines: [{ what: 'Battery', quantity: 'nine', price: '649.00' }], vat: 0 }
    expect(validate(invoice, draft).map(({ rule: name }) => name)).toEqual(['number'])
  })

  it('is kept by sources in memory, at first and with every change', async () => {
    const source = memorySource(invoice, [{ id: 1, lines, vat: 19 } as never])
    expect(await source.get(1)).toMatchObject({ total: '70.21' })
    const made = await source.create({ lines: [{ what: 'Tube', quantity: 1, price: '5.90' }], vat: 10 })
    expect(made).toMatchObject({ net: '5.90', tax: '0.59', total: '6.49' })
    expect(await source.update(made.id, { vat: 0 })).toMatchObject({ tax: '0.00', total: '5.90' })
  })

  it('holds in samples', () => {
    const sampler = createSampler({ seed: 'bills', locale: englishWords })
    for (const one of sampler.of(invoice).many(20)) {
      expect(withComputed(invoice.fields, one)).toEqual(one)
      expect(Number(one.total)).toBeLessThanOrEqual(5000)
    }
  })

  it('is known of the server alone where a role may not read a part', () => {
    const seen = visibleEntity(invoice, 'temp')
    expect(seen.fields.total.computed).toBeUndefined()
    expect(seen.fields.net.computed).toBeDefined()
  })

  it('stands in the sheet as people write it', () => {
    const sheet = describeProduct({ entities: [invoice] })
    expect(sheet).toContain('computed as the sum of `amount` in `lines`')
    expect(sheet).toContain('computed as `quantity` × `price`')
    expect(sheet).toContain('computed as `net` + `tax`')
    expect(sheet).not.toContain('made by the server<br>computed')
  })

  it('tells a developer of every mistake where it is declared', () => {
    const declare = (fields: Fields) => () =>
      defineEntity({
        name: 'one',
        labels: ['One', 'Ones'],
        id: 'id',
        fields: { id: integer({ readOnly: true }), ...fields },
      })
    const computed = (given: unknown) => ({ readOnly: true, computed: formula(given as Formula) }) as const
    const mistakes: readonly (readonly [Fields, RegExp])[] = [
      [
        { sum: integer(computed({ add: ['none'] })) },
        /counts with “none”, which is none of the fields beside it/,
      ],
      [
        { what: text(), sum: integer(computed({ add: ['what'] })) },
        /“what”, which is of kind text and no number/,
      ],
      [{ sum: integer({ computed: formula({ add: ['id'] }) }) }, /can be filled in. Make it readOnly/],
      [{ sum: text(computed({ add: ['id'] })) }, /is of kind text and neither a number nor a date/],
      [{ on: date(computed({ add: ['id'] })) }, /is a date and computed as a number. Say after/],
      [{ on: date(), n: integer(computed({ after: 'on', days: 1 })) }, /is a number and computed as a day/],
      [{ due: date(computed({ after: 'id', days: 1 })) }, /“id”, which is of kind integer and no date/],
      [{ on: date(), due: date(computed({ after: 'on' })) }, /is the day of “on” itself/],
      [{ on: date(), due: date(computed({ after: 'on', days: 0.5 })) }, /counts 0.5 days or months/],
      [{ on: date(), due: date(computed({ after: 'on', weeks: 2 })) }, /counts weeks after “on”/],
      [{ on: date(), n: integer(computed({ add: [1, { after: 'on', days: 1 }] })) }, /counts with a day/],
      [{ sum: integer({ readOnly: true, computed: { add: ['id'] } }) }, /by hand. Make it with formula\(\)/],
      [
        { one: integer(computed({ add: ['two'] })), two: integer(computed({ add: ['one'] })) },
        /computed from itself/,
      ],
      [{ sum: integer(computed({})) }, /does not say one thing to compute/],
      [{ sum: integer(computed({ add: [] })) }, /has nothing to add/],
      [{ sum: integer(computed({ divide: ['id'] })) }, /divides other than one by one/],
      [{ sum: integer(computed({ add: [Number.NaN] })) }, /counts with NaN/],
      [{ lines: list(line), sum: integer(computed({ sum: 'lines' })) }, /Say of: what of each/],
      [{ lines: list(line), sum: integer(computed({ sum: 'lines', of: 'none' })) }, /“none”, which is none/],
      [
        { lines: list(text()), sum: integer(computed({ sum: 'lines' })) },
        /a list of text and not of numbers/,
      ],
      [{ lines: list(integer()), sum: integer(computed({ sum: 'lines', of: 'id' })) }, /which has none/],
      [{ sum: integer(computed({ sum: 'id' })) }, /which is of kind integer and no list/],
      [{ sum: integer(computed({ count: 'id' })) }, /of which there is only one/],
      [{ a: date(), b: text(), sum: integer(computed({ days: ['a', 'b'] })) }, /from date to text/],
      [
        { a: date(), b: date(), sum: integer(computed({ hours: ['a', 'b'] })) },
        /Both are of kind instant, or both time/,
      ],
      [
        { g: list(group({ sum: integer(computed({ add: ['id'] })) })) },
        /holds “sum”, which is computed by what/,
      ],
    ]
    for (const [fields, words] of mistakes) expect(declare(fields)).toThrow(words)
    expect(declare({ tags: choices(['a', 'b']), sum: integer(computed({ count: 'tags' })) })).not.toThrow()
  })
})
