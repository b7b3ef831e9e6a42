import { expect, it } from 'vitest'
import { rank, sortByRank } from '../../src/data/ranks'
import type { Field } from '../../src/spec/fields/Field'
import { fc } from '../properties'

const number: Field = { kind: 'number' }

const ordered = (values: readonly unknown[], descending = false) => {
  const positions = Uint32Array.from(values.keys())
  return Array.from(sortByRank(positions, rank(number, values, 'en'), descending), (at) => values[at])
}

it('puts numbers in the order of their size, equals as they stood, and missing ones last in either direction', () => {
  const value = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(undefined, null, ''),
  )
  fc.assert(
    fc.property(fc.array(value), fc.boolean(), (values, descending) => {
      const present = values.filter((one) => typeof one === 'number')
      const missing = values.filter((one) => typeof one !== 'number')
      const sign = descending ? -1 : 1
      expect(ordered(values, descending)).toEqual([
        ...present.toSorted((one, other) => sign * ((one > other ? 1 : 0) - (one < other ? 1 : 0))),
        ...missing,
      ])
    }),
  )
})

it('takes zero and negative zero for one value', () => {
  expect(rank(number, [0, -0, 1, -1], 'en')).toEqual({ byRow: Uint32Array.of(1, 1, 2, 0), count: 3 })
})

it('still sorts the numbers where a source sends something that is none among them', () => {
  const sorted = ordered([3, 1, 2, 'n/a'])
  expect(sorted.toSorted()).toEqual([1, 2, 3, 'n/a'])
})
