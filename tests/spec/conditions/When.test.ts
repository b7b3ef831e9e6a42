import { fc } from '../../properties'
import { describe, expect, test, vi } from 'vitest'
import { choice, choices, integer, reference, text } from '../../../src/spec/fields/fields'
import { type Condition, evaluate, type When } from '../../../src/spec/conditions/When'
import type { Me } from '../../../src/spec/values/Me'
import { invoiceFields } from '../invoice'

const fields = invoiceFields
type Asked = Condition<typeof fields>

const holds = (when: When<typeof fields>, record: unknown, me?: Me) => evaluate(when, record, { fields, me })

describe('a condition', () => {
  test('holds when all that it asks holds', () => {
    const when = { status: 'draft', total: { gt: '1000' } } as const
    expect(holds(when, { status: 'draft', total: '1000.01' })).toBe(true)
    expect(holds(when, { status: 'draft', total: '1000.00' })).toBe(false)
    expect(holds(when, { status: 'sent', total: '1000.01' })).toBe(false)
  })

  test('of several holds when any does', () => {
    const when = [{ status: 'draft' }, { owner: { me: true } }] as const
    expect(holds(when, { status: 'draft', owner: 'ada' }, 'bo')).toBe(true)
    expect(holds(when, { status: 'sent', owner: 'bo' }, 'bo')).toBe(true)
    expect(holds(when, { status: 'sent', owner: 'ada' }, 'bo')).toBe(false)
    expect(holds([], { status: 'draft' })).toBe(false)
  })

  test('may ask several things of one field', () => {
    const when = { copies: { gte: 2, lt: 5, not: 3 } }
    expect([1, 2, 3, 4, 5].filter((copies) => holds(when, { copies }))).toEqual([2, 4])
  })
})

describe('what a field means is compared, not how it is written', () => {
  test.each<[string, Asked, unknown, boolean]>([
    ['an exact number with more zeros', { total: '10' }, { total: '10.00' }, true],
    ['digits that a floating-point number would lose', { rate: { gt: '9007199254740992' } }, { rate: '9007199254740993' }, true],
    ['nine is less than ten', { total: { lt: '10' } }, { total: '9' }, true],
    ['minus one is less than minus a half', { rate: { lt: '-0.5' } }, { rate: '-1' }, true],
    ['the seconds of a time', { doors: '14:30' }, { doors: '14:30:00' }, true],
    ['a time later by a second', { doors: { gt: '14:30' } }, { doors: '14:30:01' }, true],
    ['one moment in two zones', { sentAt: '2026-11-21T14:30:00Z' }, { sentAt: '2026-11-21T15:30:00+01:00' }, true],
    ['a moment later than the text looks', { sentAt: { gt: '2026-11-21T14:30:00Z' } }, { sentAt: '2026-11-21T14:00:00-02:00' }, true],
    ['ninety minutes', { terms: 'PT90M' }, { terms: 'PT1H30M' }, true],
    ['a day is more than an hour', { terms: { gt: 'PT1H' } }, { terms: 'P1D' }, true],
    ['a colour in capitals', { ink: '#AABBCC' }, { ink: '#aabbcc' }, true],
    ['a text in capitals is another text', { number: 'inv' }, { number: 'INV' }, false],
    ['zero is not nothing', { copies: { empty: true } }, { copies: 0 }, false],
    ['no is not nothing', { urgent: { empty: true } }, { urgent: false }, false],
  ])('%s', (_, when, record, expected) => {
    expect(holds(when, record)).toBe(expected)
  }) // prettier-ignore
})

describe('what is missing', () => {
  test.each([{}, { due: null }, { due: undefined }, { due: '' }, null, undefined, 'text', []])(
    '%j has an empty due date, and a due date other than any',
    (record) => {
      expect(holds({ due: { empty: true } }, record)).toBe(true)
      expect(holds({ due: null }, record)).toBe(true)
      expect(holds({ due: { is: null } }, record)).toBe(true)
      expect(holds({ due: { not: '2026-11-21' } }, record)).toBe(true)
      expect(holds({ due: { empty: false } }, record)).toBe(false)
      expect(holds({ due: { not: null } }, record)).toBe(false)
      expect(holds({ due: '2026-11-21' }, record)).toBe(false)
      expect(holds({ due: { lte: '2026-11-21' } }, record)).toBe(false)
      expect(holds({ due: { gte: '2026-11-21' } }, record)).toBe(false)
    },
  )

  test('is also a list, a choice of several and a map of nothing', () => {
    expect(holds({ lines: { empty: true }, tags: null, notes: null, reviewers: null }, { lines: [], tags: [], notes: {}, reviewers: [] })).toBe(true) // prettier-ignore
    expect(holds([{ lines: null }, { tags: null }, { notes: null }], { lines: [0], tags: ['rush'], notes: { a: 'b' } })).toBe(false) // prettier-ignore
    expect(holds({ extra: { empty: false } }, { extra: {} })).toBe(true)
  })
})

describe('of several values', () => {
  test('one is asked for', () => {
    expect(holds({ tags: { contains: 'rush' } }, { tags: ['late', 'rush'] })).toBe(true)
    expect(holds({ tags: { contains: 'rush' } }, { tags: ['late'] })).toBe(false)
    expect(holds({ tags: { contains: 'rush' } }, { tags: 'rush' })).toBe(false)
    expect(holds({ reviewers: { contains: 7 } }, { reviewers: [3, 7] })).toBe(true)
    expect(holds({ number: { contains: 'V-' } }, { number: 'INV-1' })).toBe(true)
  })
})

describe('the person who asks', () => {
  test('is known by the id that the context gives', () => {
    expect(holds({ owner: { me: true } }, { owner: 7 }, 7)).toBe(true)
    expect(holds({ owner: { me: true } }, { owner: '7' }, 7)).toBe(false)
    expect(holds({ reviewers: { me: true } }, { reviewers: ['ada', 'bo'] }, 'bo')).toBe(true)
    expect(holds({ number: { me: true } }, { number: 'bo' }, 'bo')).toBe(true)
  })

  test('matches no record while no person is signed in, even where the record has no owner', () => {
    for (const owner of [undefined, null, '', 'ada']) {
      for (const me of [undefined, '']) expect(holds({ owner: { me: true } }, { owner }, me)).toBe(false)
    }
    expect(holds({ reviewers: { me: true } }, { reviewers: [undefined] })).toBe(false)
  })

  test('may be an object, whose id counts as one alone does', () => {
    expect(holds({ owner: { me: true } }, { owner: 'ada' }, { id: 'ada' })).toBe(true)
    expect(holds({ owner: { me: true } }, { owner: 'bo' }, { id: 'ada' })).toBe(false)
  })
})

describe('what is theirs', () => {
  const own = {
    status: choice(['draft', 'sent']),
    tags: choices(['late', 'new']),
    team: reference('team'),
    teams: reference('team', { many: true }),
  }
  const isTheirs = (name: keyof typeof own, value: unknown, teams: unknown) =>
    evaluate({ [name]: { me: 'teams' } }, { [name]: value }, { fields: own, me: { id: 'ada', teams } })

  test('is what the person has under a name, or one of several', () => {
    expect(isTheirs('team', 'roads', 'roads')).toBe(true)
    expect(isTheirs('team', 'parks', 'roads')).toBe(false)
    expect(isTheirs('team', 'parks', ['roads', 'parks'])).toBe(true)
    expect(isTheirs('teams', ['water', 'parks'], ['roads', 'parks'])).toBe(true)
    expect(isTheirs('teams', ['water'], ['roads', 'parks'])).toBe(false)
    expect(isTheirs('status', 'sent', 'sent')).toBe(true)
    expect(isTheirs('tags', ['new'], 'new')).toBe(true)
  })

  test('is nothing for a person who has none, even where the record has none either', () => {
    for (const none of [null, undefined, '', []]) {
      for (const team of [null, undefined, '', 'roads']) expect(isTheirs('team', team, none)).toBe(false)
    }
  })

  test('is told to the developer where nothing is known of it', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(evaluate({ team: { me: 'branch' } }, { team: 'roads' }, { fields: own, me: 'ada' })).toBe(false)
    expect(told.mock.calls.flat().join()).toMatch(
      /asks for “branch” of the person, and me has nothing of that name/,
    )
    told.mockRestore()
  })
})

describe('a mistake opens nothing', () => {
  const mistaken = (when: unknown, record: unknown = { owner: 'ada', copies: 1, total: '1' }) =>
    evaluate(when as When, record, { fields, me: 'ada' })

  test.each<[string, unknown]>([
    ['a value that came out undefined', { owner: undefined }],
    ['an operand that came out undefined', { owner: { is: undefined } }],
    ['something other than undefined', { owner: { not: undefined } }],
    ['a test that asks for nothing', { owner: {} }],
    ['an unknown operator', { owner: { like: 'a' } }],
    ['an operator of another kind', { owner: { gt: 'a' } }],
    ['a field that does not exist', { constructor: { empty: true } }],
    ['not me', { owner: { me: false } }],
    ['less than something else', { copies: { lt: '5' } }],
    ['other than something else', { copies: { not: '5' } }],
    ['an exact number that is none', { total: { lt: 'much' } }],
    ['one of a text', { owner: { in: 'ada' } }],
    ['emptiness in words', { owner: { empty: 'no' } }],
  ])('%s', (_, when) => {
    expect(mistaken(when)).toBe(false)
  })
})

describe('a record may be anything', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
  const conditions: readonly When<typeof fields>[] = [
    { copies: { gt: 1 } },
    { total: { lte: '5' } },
    { due: { gte: '2026-01-01' } },
    { sentAt: { lt: '2026-01-01T00:00:00Z' } },
    { terms: { in: ['PT1H'] } },
    { tags: { contains: 'rush' } },
    { reviewers: { me: true } },
    { status: { in: ['draft'] } },
    { notes: null },
    { number: { contains: 'a' } },
  ]

  test('and an answer comes', () => {
    const record = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, anything])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(fc.oneof(anything, record), fc.constantFrom(...conditions), (value, when) => {
        expect(holds(when, value, 'ada')).toBeTypeOf('boolean')
      }),
    )
  })

  test('also of values that reject to be read', () => {
    const { proxy: revoked, revoke } = Proxy.revocable([], {})
    revoke()
    const rejecting = new Proxy([], {
      get: () => {
        throw new Error('no')
      },
    })
    const throwing = {
      get tags(): never {
        throw new Error('no')
      },
    }
    for (const record of [revoked, throwing, { tags: revoked }, { tags: rejecting }, { notes: revoked }]) {
      expect(holds({ tags: { contains: 'rush' } }, record)).toBe(false)
      expect(holds({ notes: { empty: false }, tags: { empty: false } }, record)).toBe(false)
    }
  })

  test('and what it inherits does not count', () => {
    expect(holds({ status: 'draft' }, Object.create({ status: 'draft' }))).toBe(false)
    const odd = { ['__proto__']: text(), constructor: integer() }
    const when = JSON.parse('{"__proto__":"p","constructor":1}')
    expect(evaluate(when, JSON.parse('{"__proto__":"p","constructor":1}'), { fields: odd })).toBe(true)
    expect(evaluate(when, {}, { fields: odd })).toBe(false)
  })
})
