import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { computedValue, namesBehind } from '../../../src/spec/fields/computedValue'
import { boolean, choice, date, integer, list, money, text } from '../../../src/spec/fields/fields'
import type { Formula } from '../../../src/spec/fields/Formula'
import { formula } from '../../../src/spec/formulas/buildFormula'
import { describeProduct } from '../../../src/spec/product/describeProduct'

const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    amount: money({ currency: 'EUR', required: true }),
    due: date(),
    payments: list({ paid: money({ currency: 'EUR' }), bounced: boolean() }),
    paid: money({
      currency: 'EUR',
      readOnly: true,
      computed: formula({ sum: 'payments', of: { when: { bounced: true }, value: 0, otherwise: 'paid' } }),
    }),
    status: choice(['open', 'waived'], { readOnly: true, labels: { open: 'Open', waived: 'Waived' } }),
    outstanding: money({
      currency: 'EUR',
      readOnly: true,
      computed: formula({
        when: [{ status: 'waived' }, { paid: { gte: { field: 'amount' } } }],
        value: 0,
        otherwise: { subtract: ['amount', 'paid'] },
      }),
    }),
  },
  states: { field: 'status', initial: 'open' },
  transitions: { waive: { label: 'Waive', from: ['open'], to: 'waived' } },
})

const outstandingOf = (values: object) => computedValue(fee.fields, 'outstanding', values)

describe('a formula that chooses', () => {
  it('is one number or another, as a condition on the fields beside it holds', () => {
    expect(outstandingOf({ amount: '80.00', status: 'open' })).toBe('80.00')
    expect(outstandingOf({ amount: '80.00', status: 'waived' })).toBe('0.00')
  })

  it('may ask for what follows from others, and choose in each line', () => {
    const payments = [{ paid: '50.00', bounced: true }, { paid: '30.00', bounced: false }, { paid: '5.00' }]
    expect(outstandingOf({ amount: '80.00', payments, status: 'open' })).toBe('45.00')
    expect(outstandingOf({ amount: '30.00', payments, status: 'open' })).toBe('0.00')
  })

  it('is missing where it says no number', () => {
    const fields = {
      on: boolean(),
      n: integer({ readOnly: true, computed: formula({ when: { on: true }, value: 3 }) }),
    }
    expect(computedValue(fields, 'n', { on: true })).toBe(3)
    expect(computedValue(fields, 'n', { on: false })).toBeNull()
  })

  it('follows every field that it asks for', () => {
    expect(namesBehind(fee.fields, 'outstanding')).toEqual([
      'outstanding',
      'status',
      'paid',
      'payments',
      'amount',
    ])
    const hidden = visibleEntity(
      { ...fee, access: { parent: { read: true, fields: { status: { read: false } } } } },
      'parent',
    )
    expect(hidden.fields.outstanding.computed).toBeUndefined()
  })

  it('is worked out again by a source in memory when a transition changes the state', async () => {
    const source = memorySource(fee, [
      { id: 1, amount: '80.00', paid: '0.00', outstanding: '80.00', status: 'open' },
    ])
    expect(await source.get(1)).toMatchObject({ outstanding: '80.00' })
    await source.transition!(1, 'waive', {})
    expect(await source.get(1)).toMatchObject({ outstanding: '0.00' })
  })

  it('stands in the specification as people say it', () => {
    const sheet = describeProduct({ entities: [fee] })
    expect(sheet).toMatch(/computed as 0 if .*Waived/)
  })

  it.each<[Formula, RegExp]>([
    [{ when: { nope: 1 }, value: 1 }, /has a “when” that asks for “nope”, which is none of the fields/],
    [{ when: { who: { me: true } }, value: 1 }, /asks who reads it/],
    [{ when: { on: { lt: { today: true } } }, value: 1 }, /asks what day it is/],
    [{ when: { who: 'ada' } }, /neither “value” nor “otherwise”/],
    [{ when: { who: 'ada' }, value: 'who' }, /“who”, which is of kind text and no number/],
    [{ when: { who: 'ada' }, value: 1, instead: 2 } as Formula, /says “instead” beside “when”/],
  ])('tells a developer of a mistake where it is declared: %j', (given, message) => {
    const declare = () =>
      defineEntity({
        name: 'thing',
        labels: ['Thing', 'Things'],
        id: 'id',
        fields: {
          id: integer(),
          who: text(),
          on: date(),
          n: integer({ readOnly: true, computed: formula(given) }),
        },
      })
    expect(declare).toThrow(message)
  })
})
