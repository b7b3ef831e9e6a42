import { fc } from '../../../properties'
import { expect, test } from 'vitest'
import type { Field } from '../../../../src/spec/fields/Field'
import { choice, date, decimal, integer, number, time } from '../../../../src/spec/fields/fields'
import { isPossible } from '../../../../src/spec/product/findings/isPossible'
import { clausesOf, type Condition, holds } from '../../../../src/spec/conditions/When'
import { compareMeanings, meaningOf } from '../../../../src/spec/values/meaningOf'

interface Kind {
  readonly name: string
  readonly make: (options: { min?: never; max?: never; required: boolean }) => Field
  /** All values, or so many of them that one is among them wherever there is one. */
  readonly values: readonly unknown[]
  /** Nothing lies between two of them. */
  readonly isWhole?: true
}

const days = Array.from({ length: 12 }, (_, day) => `2026-02-${String(day + 20)}`).filter(
  (day) => day <= '2026-02-28',
)
const minutes = Array.from({ length: 12 }, (_, minute) => `12:${String(minute).padStart(2, '0')}`)
const whole = Array.from({ length: 12 }, (_, index) => index - 6)

const kinds: readonly Kind[] = [
  { name: 'integer', make: (options) => integer(options), values: whole, isWhole: true },
  { name: 'number', make: (options) => number(options), values: [...whole, ...whole.map((value) => value + 0.5)] },
  { name: 'decimal', make: (options) => decimal({ ...options, digits: 1 }), values: whole.flatMap((value) => [`${value}`, `${value}.5`].filter((text) => text !== '-0')) },
  { name: 'date', make: (options) => date(options), values: days, isWhole: true },
  { name: 'time', make: (options) => time(options), values: minutes },
  { name: 'choice', make: ({ required }) => choice(['a', 'b', 'c'], { required }), values: ['a', 'b', 'c'], isWhole: true },
] // prettier-ignore

/** Conditions of one field, joined by and. */
function conditions(values: readonly unknown[], isOrdered: boolean): fc.Arbitrary<readonly Condition[]> {
  const one = fc.constantFrom(...values)
  const order = isOrdered ? { gt: one, gte: one, lt: one, lte: one } : {}
  const test = fc.record(
    { ...order, is: one, not: one, in: fc.array(one, { minLength: 1, maxLength: 3 }), empty: fc.boolean() },
    { requiredKeys: [] },
  )
  const some = test.filter((asked) => Object.keys(asked).length > 0 && Object.keys(asked).length < 4)
  return fc.array(
    some.map((asked): Condition => ({ it: asked })),
    { minLength: 1, maxLength: 2 },
  )
}

test.each(kinds)('what some $name meets is never called impossible, and what none meets is', (kind) => {
  const { make, values } = kind
  const isOrdered = kind.name !== 'choice'
  const bound = fc.option(fc.constantFrom(...values), { nil: undefined })
  const cases = fc.tuple(bound, bound, fc.boolean(), conditions(values, isOrdered))
  fc.assert(
    fc.property(cases, ([min, max, required, all]) => {
      const limits = isOrdered ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : {}
      const field = make({ ...(limits as object), required })
      const clauses = all.flatMap(clausesOf)
      const meets = (value: unknown) =>
        clauses.every((clause) => holds(clause, value, { fields: { it: field } }))
      const isAllowed = (value: unknown) =>
        Object.entries(limits).every(([rule, limit]) => {
          const difference = compareMeanings(field, meaningOf(field, value)!, meaningOf(field, limit)!)
          return rule === 'min' ? difference >= 0 : difference <= 0
        })
      const isMet = values.some((value) => isAllowed(value) && meets(value)) || (!required && meets(null))
      if (isMet) expect(isPossible(field, clauses)).toBe(true)
      // Between and beyond the values that are tried here others may do, where nothing bounds them.
      else if (kind.isWhole && (!isOrdered || Object.keys(limits).length === 2))
        expect(isPossible(field, clauses)).toBe(false)
    }),
    { numRuns: 300 },
  )
})
