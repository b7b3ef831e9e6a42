import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  defineEntity,
  defineProduct,
  describeProduct,
  type DraftOf,
  fieldRules,
  formula,
  group,
  integer,
  type RecordOf,
  reference,
  related,
  rollup,
  rule,
  text,
  validate,
} from '../../../src/spec'

const agency = defineEntity({
  name: 'agency',
  labels: ['Agency', 'Agencies'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    city: text({ required: true, default: 'Leeds' }),
    quota: integer(),
  },
})
const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    agency: reference('agency'),
    city: related(agency.fields.city, { via: 'agency', field: 'city' }),
    quota: related(integer(), { via: 'agency', field: 'quota' }),
    boxes: integer(),
  },
  rules: [rule({ at: ['boxes'], require: { boxes: { lte: { field: 'quota' } } }, message: 'Too many' })],
})

const withField = (field: ReturnType<typeof related<ReturnType<typeof text>>>, beside: object) => () =>
  defineEntity({
    name: 'odd',
    labels: ['Odd', 'Odds'],
    id: 'id',
    fields: { id: integer({ readOnly: true }), ...beside, city: field },
  } as never)

describe('a field that is read from another record', () => {
  it('is as the other declares it, made by the server, and may be missing', () => {
    const { city } = order.fields
    expect(city).toMatchObject({ kind: 'text', readOnly: true, required: false })
    expect(city).not.toHaveProperty('default')
    expectTypeOf<RecordOf<typeof order>['city']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<DraftOf<typeof order>>().not.toHaveProperty('city')
  })

  it('is no formula and no value of others, where the other is one', () => {
    const sum = integer({ readOnly: true, computed: formula({ add: ['a', 'b'] }) })
    expect(related(sum, { via: 'agency', field: 'sum' })).not.toHaveProperty('computed')
    expect(related(order.fields.quota, { via: 'order', field: 'quota' }).related).toEqual({
      via: 'order',
      field: 'quota',
    })
    const count = rollup(order.fields.quota, { of: 'order', via: 'agency', sum: 'boxes' })
    expect(count).not.toHaveProperty('related')
  })

  it('takes part in a rule once it is known, in a form that of the record that is pointed at now', () => {
    const stored = { agency: 1, quota: 9 }
    const boxes = (values: object, known?: object) =>
      fieldRules(order, { known: known as never }).boxes(12, {
        values: { boxes: 12, ...values },
      })
    expect(boxes({ agency: 1, quota: 9 })).toMatchObject([{ message: 'Too many' }])
    expect(boxes({ agency: 1, quota: 20 })).toEqual([])
    expect(boxes({}, stored)).toMatchObject([{ message: 'Too many' }])
    expect(boxes({ agency: 1 }, stored)).toMatchObject([{ message: 'Too many' }])
    // Another agency, of which nothing is known yet.
    expect(boxes({ agency: 2 }, stored)).toEqual([])
    expect(validate(order, { agency: 1, boxes: 12 })).toEqual([])
  })

  it('is told of a mistake where it is declared', () => {
    const city = related(text(), { via: 'agency', field: 'city' })
    expect(withField(city, {})).toThrow('is read via “agency”, which is no reference beside it')
    expect(withField(city, { agency: text() })).toThrow('which is no reference beside it')
    expect(withField(city, { agency: reference('agency', { many: true }) })).toThrow(
      'which may point at several records',
    )
    expect(withField({ ...city, readOnly: false } as never, { agency: reference('agency') })).toThrow(
      'can be filled in. Make it with related()',
    )
    expect(
      withField(city, {
        agency: reference('agency'),
        sum: integer({ readOnly: true, computed: formula({ add: ['quota', 'quota'] }) }),
        quota: {
          ...related(integer(), { via: 'agency', field: 'quota' }),
          computed: formula({ add: [1, 2] }),
        },
      }),
    ).toThrow('is computed and read from another record')
    expect(
      withField(city, { agency: reference('agency'), place: group({ agency: reference('agency'), city }) }),
    ).toThrow('Only a field of the record itself can be')
  })

  it('stands in the specification with where it comes from', () => {
    const sheet = describeProduct(defineProduct({ entities: [agency, order] }))
    expect(JSON.stringify(sheet)).toContain('city` of what `agency` points at')
  })
})
