import { describe, expect, test } from 'vitest'
import { boundarySample, invalidSample, SampleError } from '../../src/sample'
import { defineEntity, duration, integer, validate } from '../../src/spec'
import { order, user } from './entities'
import { inEnglish } from './inEnglish'

const sampler = inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] })
const orders = sampler.of(order)

describe('limits', () => {
  test('records at the edge are valid, and reach their bounds', () => {
    const edges = Array.from({ length: 12 }, (_, index) => boundarySample(orders, index))
    for (const record of edges) expect(validate(order, record)).toEqual([])
    const reached = (name: keyof (typeof edges)[number]) => edges.map((record) => record[name])
    expect(reached('quantity')).toEqual(expect.arrayContaining([1, 496]))
    expect(reached('due')).toEqual(expect.arrayContaining(['2026-01-01', '2026-12-31']))
    expect(reached('ratio')).toEqual(expect.arrayContaining(['-1.500', '1.500']))
    expect(reached('pickup')).toEqual(expect.arrayContaining(['08:00', '18:00']))
    expect(reached('effort')).toEqual(expect.arrayContaining(['PT15M', 'PT8H']))
    expect(edges.map(({ title }) => title.length)).toEqual(expect.arrayContaining([5, 60]))
    expect(reached('lines').map((lines) => (lines as unknown[]).length)).toEqual(
      expect.arrayContaining([1, 20]),
    )
    expect(reached('note')).toContain(undefined)
    expect(new Set(reached('id')).size).toBe(12)
  })

  test.each([
    ['number', 'required'],
    ['number', 'pattern'],
    ['number', 'text'],
    ['title', 'minLength'],
    ['title', 'maxLength'],
    ['contact', 'format'],
    ['call', 'format'],
    ['page', 'format'],
    ['quantity', 'min'],
    ['quantity', 'max'],
    ['quantity', 'step'],
    ['quantity', 'integer'],
    ['quantity', 'number'],
    ['rev', 'required'],
    ['weight', 'min'],
    ['discount', 'step'],
    ['ratio', 'min'],
    ['ratio', 'max'],
    ['ratio', 'digits'],
    ['ratio', 'decimal'],
    ['total', 'min'],
    ['agreed', 'required'],
    ['agreed', 'boolean'],
    ['status', 'choice'],
    ['tags', 'minItems'],
    ['tags', 'maxItems'],
    ['tags', 'choice'],
    ['due', 'date'],
    ['due', 'min'],
    ['due', 'max'],
    ['pickup', 'time'],
    ['pickup', 'min'],
    ['pickup', 'max'],
    ['sent', 'instant'],
    ['sent', 'min'],
    ['sent', 'max'],
    ['period', 'dateRange'],
    ['period', 'order'],
    ['period', 'min'],
    ['period', 'max'],
    ['effort', 'duration'],
    ['effort', 'min'],
    ['effort', 'max'],
    ['owner', 'reference'],
    ['owner', 'required'],
    ['watchers', 'maxItems'],
    ['watchers', 'uniqueItems'],
    ['lines', 'required'],
    ['lines', 'maxItems'],
    ['lines', 'list'],
    ['labels', 'uniqueItems'],
    ['labels', 'minItems'],
    ['address', 'group'],
    ['method', 'variant'],
    ['extra', 'keys'],
    ['extra', 'maxItems'],
    ['extra', 'map'],
    ['contract', 'accept'],
    ['contract', 'maxBytes'],
    ['contract', 'file'],
    ['photos', 'accept'],
    ['pin', 'code'],
    ['shade', 'colour'],
    ['data', 'json'],
    [['lines', 0, 'what'], 'required'],
    [['lines', 1, 'price'], 'min'],
    [['lines', 0, 'what'], 'maxLength'],
    [['address', 'city'], 'required'],
    [['address', 'code'], 'maxLength'],
    [['labels', 0], 'maxLength'],
  ] as const)('%j can be made to break “%s” and nothing else', (field, rule) => {
    if (field === 'rev') {
      expect(() => invalidSample(orders, field, rule)).toThrow(SampleError)
      return
    }
    for (const index of [0, 1, 2]) {
      // Some lists have one item alone.
      const at =
        [index, index + 10, index + 20, index + 30].find(
          (one) => field[1] !== 1 || orders.at(one).lines.length > 1,
        ) ?? 0
      const issues = validate(order, invalidSample(orders, field, rule, at))
      expect(issues.map((issue) => [issue.path, issue.rule])).toEqual([
        [typeof field === 'string' ? [field] : field, rule],
      ])
    }
  })

  test('a length of time without a least one is never shorter than none', () => {
    const entity = defineEntity({
      name: 'break',
      labels: ['Break', 'Breaks'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        none: duration({ required: true, max: 'PT0S' }),
        short: duration({ required: true, max: 'PT10M' }),
      },
    })
    for (const record of inEnglish().of(entity).many(50)) expect(validate(entity, record)).toEqual([])
  })

  test('a rule of the host is broken too, and a field that is none is rejected', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        count: integer({ required: true, validate: (value) => (value % 3 ? undefined : 'Not by three') }),
      },
    })
    const samples = inEnglish().of(entity)
    expect(validate(entity, invalidSample(samples, 'count', 'validate')).map(({ rule }) => rule)).toEqual([
      'validate',
    ])
    expect(() => invalidSample(samples, 'other' as 'count', 'min')).toThrow('is no field')
    expect(() => invalidSample(samples, 'count', 'max')).toThrow(SampleError)
  })

  test('fixed values stand in every record', () => {
    const drafts = orders.with({ status: 'draft' })
    expect(new Set(drafts.many(50).map(({ status }) => status))).toEqual(new Set(['draft']))
    expect(drafts.at(7)).toEqual({ ...orders.at(7), status: 'draft' })
    expect(drafts.with({ title: 'Fixed' }).at(0)).toMatchObject({ status: 'draft', title: 'Fixed' })
  })
})
