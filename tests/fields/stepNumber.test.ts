import { expect, it, test } from 'vitest'
import { stepNumber } from '../../src/fields/stepNumber'
import { fc } from '../properties'

test.each([
  [0.2, 1, { step: 0.1 }, 0.3],
  [0.3, -1, { step: 0.1 }, 0.2],
  [1, 1, { step: 1 }, 2],
  [0, -1, { step: 5 }, -5],
  [0, -1, { step: 5, min: 0 }, 0],
  [8, 1, { step: 4, max: 10 }, 8],
  [20, -1, { step: 4, max: 10 }, 8],
  [1, 1, { step: 1, min: 5 }, 5],
  [3, 1, { step: 2, min: 1 }, 5],
  [1e21, 1, { step: 1e20 }, 1.1e21],
] as const)('from %s by %s with %j comes %s', (value, direction, bounds, next) => {
  expect(stepNumber(value, direction, bounds)).toBe(next)
})

it('leads first to the nearest step, as in HTML', () => {
  expect(stepNumber(7, 1, { step: 5 })).toBe(10)
  expect(stepNumber(7, -1, { step: 5 })).toBe(5)
  expect(stepNumber(-7, 1, { step: 5 })).toBe(-5)
  expect(stepNumber(-7, -1, { step: 5 })).toBe(-10)
})

it('comes back to where it was, up and down again', () => {
  const tenths = fc.integer({ min: -1000, max: 1000 }).map((whole) => whole / 10)
  fc.assert(
    fc.property(tenths, (value) => {
      const bounds = { step: 0.1 }
      expect(stepNumber(stepNumber(value, 1, bounds), -1, bounds)).toBe(value)
    }),
  )
})
