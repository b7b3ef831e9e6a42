import { describe, expect, it, test } from 'vitest'
import { createSampler, englishWords, invalidSample } from '../../../src/sample'
import { conditionFilter } from '../../../src/data/grantFilter'
import { memorySource } from '../../../src/data/memorySource'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import {
  checkProduct,
  date,
  defineEntity,
  defineProduct,
  enumerate,
  evaluate,
  explain,
  integer,
  money,
  reference,
  rule,
  text,
  validate,
  visibleEntity,
  type When,
} from '../../../src/spec'
import { checkWhen } from '../../../src/spec/conditions/checkWhen'
import { namesAsked } from '../../../src/spec/conditions/When'

const fields = {
  id: integer({ readOnly: true }),
  starts: date({ label: 'Start', required: true }),
  ends: date({ label: 'End', required: true }),
  price: money({ label: 'Price', currency: 'EUR' }),
  paid: money({ label: 'Paid', currency: 'EUR' }),
  host: reference('person', { label: 'Host' }),
  guest: reference('person', { label: 'Guest' }),
  note: text({ label: 'Note' }),
}

const inOrder: When<typeof fields> = { ends: { gte: { field: 'starts' } } }

describe('a condition that compares two fields', () => {
  test.each<[When<typeof fields>, Record<string, unknown>, boolean]>([
    [inOrder, { starts: '2026-03-01', ends: '2026-03-01' }, true],
    [inOrder, { starts: '2026-03-01', ends: '2026-02-28' }, false],
    [inOrder, { ends: '2026-02-28' }, false],
    [inOrder, { starts: '2026-03-01' }, false],
    [{ paid: { lt: { field: 'price' } } }, { paid: '9.50', price: '10' }, true],
    [{ paid: { is: { field: 'price' } } }, { paid: '10.00', price: '10' }, true],
    [{ guest: { not: { field: 'host' } } }, { guest: 7, host: 7 }, false],
    [{ guest: { not: { field: 'host' } } }, { guest: 8, host: 7 }, true],
    [{ guest: { not: { field: 'host' } } }, { guest: 8 }, false],
  ])('%j of %j: %s', (when, record, holds) => expect(evaluate(when, record, { fields })).toBe(holds))

  it('is explained by the names of both', () => {
    const said = (when: When<typeof fields>) => explain(when, fields).replace('only while ', '')
    expect(said(inOrder)).toBe('end is not before start')
    expect(said({ ends: { lte: { field: 'starts' } } })).toBe('end is not after start')
    expect(said({ ends: { gt: { field: 'starts' } } })).toBe('end is after start')
    expect(said({ paid: { lt: { field: 'price' } } })).toBe('paid is less than price')
    expect(said({ paid: { gte: { field: 'price' } } })).toBe('paid is not less than price')
    expect(said({ paid: { lte: { field: 'price' } } })).toBe('paid is not more than price')
    expect(said({ guest: { is: { field: 'host' } } })).toBe('guest is the same as host')
    expect(said({ guest: { not: { field: 'host' } } })).toBe('guest is not the same as host')
    expect(explain(inOrder, fields, { t: createTranslator(arabic, 'ar'), locale: 'ar' })).toContain('Start')
  })

  it('reads both', () => expect(namesAsked(inOrder)).toEqual(['ends', 'starts']))

  test.each<[unknown, string]>([
    [{ ends: { gte: { field: 'begins' } } }, 'compares “ends” with “begins”, which is none of the fields'],
    [
      { ends: { gte: { field: 'price' } } },
      'compares “ends” with “price”, which is of kind money and not date',
    ],
    [{ ends: { gte: { field: 7 } } }, 'compares “ends” with 7, which is none of the fields'],
    [{ ends: { in: [{ field: 'starts' }] } }, 'which is no value of kind date'],
    [{ note: { contains: { field: 'note' } } }, 'which is no value of kind text'],
  ])('%j is a mistake: it %s', (when, mistake) => expect(checkWhen(when as When, fields)).toContain(mistake))

  it('is none of those that types let through', () => {
    // @ts-expect-error -- there is no field of that name
    const unknown: When<typeof fields> = { ends: { gte: { field: 'begins' } } }
    expect(unknown).toBeDefined()
  })

  it('is enumerated: records that just keep it, and such as just do not', () => {
    const cases = enumerate(inOrder, fields)
    expect(new Set(cases.map(({ holds }) => holds))).toEqual(new Set([true, false]))
    for (const { record, holds } of cases) expect(evaluate(inOrder, record, { fields })).toBe(holds)
    const bounded: When<typeof fields> = { starts: { gt: '2026-06-01' }, ends: { gt: { field: 'starts' } } }
    const within = enumerate(bounded, fields)
    expect(within.some(({ holds }) => holds)).toBe(true)
    for (const { record, holds } of within) expect(evaluate(bounded, record, { fields })).toBe(holds)
  })

  it('filters no list: a source is asked without it', () => {
    const booking = defineEntity({ name: 'booking', labels: ['B', 'B'], id: 'id', fields })
    expect(conditionFilter(inOrder, memorySource(booking, []).can, undefined, fields)).toBeUndefined()
  })
})

describe('a rule that compares two fields', () => {
  const booking = defineEntity({
    name: 'booking',
    labels: ['Booking', 'Bookings'],
    id: 'id',
    fields,
    rules: [rule({ at: ['ends'], require: { ends: { gte: { field: 'starts' } } } })],
  })

  it('is said at its field, in words', () => {
    const draft = { starts: '2026-03-01', ends: '2026-02-28' }
    expect(validate(booking, draft)).toMatchObject([
      { path: ['ends'], rule: 'require', message: expect.stringContaining('so that it is not before start') },
    ])
    expect(validate(booking, { ...draft, ends: '2026-03-01' })).toEqual([])
  })

  it('waits until both fields keep their own rules', () => {
    expect(validate(booking, { ends: '2026-02-28' }).map(({ path }) => path)).toEqual([['starts']])
  })

  it('names fields that there are', () => {
    const make = () =>
      defineEntity({
        name: 'stay',
        labels: ['S', 'S'],
        id: 'id',
        fields,
        // @ts-expect-error -- there is no field of that name
        rules: [rule({ at: ['ends'], require: { ends: { gte: { field: 'begins' } } } })],
      })
    expect(make).toThrow('“begins”')
  })

  it('is kept by samples, and broken where that is asked for', () => {
    const samples = createSampler({ locale: englishWords }).of(booking)
    for (const record of samples.many(200)) expect(validate(booking, record)).toEqual([])
    const broken = invalidSample(samples, 'ends', 'require')
    expect(validate(booking, broken).map(({ rule: name }) => name)).toEqual(['require'])
  })

  it('is nothing that cannot be', () => {
    const product = defineProduct({ entities: [booking] })
    expect(checkProduct(product).filter(({ code }) => code.includes('impossible'))).toEqual([])
  })
})

it('a permission that compares with a field which a role may not read is left to the server', () => {
  const booking = defineEntity({
    name: 'booking',
    labels: ['Booking', 'Bookings'],
    id: 'id',
    fields,
    access: {
      clerk: {
        list: true,
        read: true,
        update: { paid: { lt: { field: 'price' } } },
        fields: { price: { read: false } },
      },
    },
  })
  expect(visibleEntity(booking, 'clerk').access?.clerk?.update).toBe(true)
})
