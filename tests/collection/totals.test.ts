import { expect, it } from 'vitest'
import { totalOf } from '../../src/collection/totals'
import { choice, date, decimal, integer, money, number } from '../../src/spec'

it('adds money to the last digit, as no binary fraction can', () => {
  const field = money({ currency: 'EUR' })
  expect(totalOf(field, 'sum', ['0.10', '0.20', '-0.05', null, undefined])).toBe('0.25')
  expect(
    totalOf(
      field,
      'sum',
      Array.from({ length: 1000 }, () => '9007199254740993.01'),
    ),
  ).toBe('9007199254740993010.00')
})

it('adds numbers as they are written', () => {
  expect(totalOf(number(), 'sum', [0.1, 0.2])).toBe(0.3)
  expect(totalOf(integer(), 'sum', [3, 4, null])).toBe(7)
})

it('gives the least and the greatest by the order of the kind', () => {
  expect(totalOf(decimal(), 'max', ['9', '10', '2.5'])).toBe('10')
  expect(totalOf(decimal(), 'min', ['9', '10', '2.5'])).toBe('2.5')
  expect(totalOf(date(), 'max', ['2026-02-01', null, '2025-12-31'])).toBe('2026-02-01')
  expect(totalOf(choice(['low', 'high']), 'max', ['high', 'low'])).toBe('high')
})

it('counts what is given', () => {
  expect(totalOf(integer(), 'count', [0, null, undefined, 5])).toBe(2)
})

it('says nothing where there is nothing to add, and where something is no number', () => {
  expect(totalOf(integer(), 'sum', [null])).toBeUndefined()
  expect(totalOf(integer(), 'sum', [1, 'many'])).toBeUndefined()
  expect(totalOf(date(), 'sum', ['2026-02-01'])).toBeUndefined()
})
