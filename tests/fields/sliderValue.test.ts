import { expect, it, test } from 'vitest'
import { nearestThumb, sliderNumbers, withThumb } from '../../src/fields/sliderValue'
import { nearestStep } from '../../src/fields/stepNumber'

test.each([
  [0.34, { min: 0, max: 1, step: 0.1 }, 0.3],
  [0.7000001, { min: 0, max: 1, step: 0.1 }, 0.7],
  [-5, { min: 0, max: 10, step: 1 }, 0],
  [50, { min: 0, max: 10, step: 4 }, 8],
  [1, { min: 0, max: 1, step: 0.1 }, 1],
  [4, { min: 1, max: 9, step: 3 }, 4],
  [6, { min: 0.5, max: 9.5, step: 3 }, 6.5],
])('a pointer at %s leads, with %j, to %s', (value, bounds, step) => {
  expect(nearestStep(value, bounds)).toBe(step)
})

it('moves the nearer of two thumbs, and the one that can move when they stand together', () => {
  expect(nearestThumb([20, 60], 30)).toBe(0)
  expect(nearestThumb([20, 60], 50)).toBe(1)
  expect(nearestThumb([60, 60], 50)).toBe(0)
  expect(nearestThumb([60, 60], 70)).toBe(1)
  expect(nearestThumb([60], 70)).toBe(0)
})

it('keeps the ends of a range in order', () => {
  expect(withThumb([20, 60], 0, 70)).toEqual([60, 60])
  expect(withThumb([20, 60], 1, 10)).toEqual([20, 20])
  expect(withThumb([20], 0, 70)).toEqual([70])
})

it('stands at the least without a value', () => {
  expect(sliderNumbers(undefined, 5)).toEqual([5])
  expect(sliderNumbers(null as never, 5)).toEqual([5])
  expect(sliderNumbers([1, 2], 0)).toEqual([1, 2])
})
