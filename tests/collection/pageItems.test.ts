import { expect, it } from 'vitest'
import { pageItems } from '../../src/collection/pageItems'

it('offers every page while there are few', () => {
  expect(pageItems(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('offers the first, the last and the neighbours of many', () => {
  expect(pageItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gapAfter', 20])
  expect(pageItems(10, 20)).toEqual([1, 'gapBefore', 9, 10, 11, 'gapAfter', 20])
  expect(pageItems(20, 20)).toEqual([1, 'gapBefore', 16, 17, 18, 19, 20])
})

it('takes the same room on every page, and never leaves out a single one', () => {
  for (const count of [8, 9, 50]) {
    for (let page = 1; page <= count; page += 1) {
      const items = pageItems(page, count)
      expect(items).toHaveLength(7)
      expect(items).toContain(page)
      const numbers = items.map((item) => (typeof item === 'number' ? item : undefined))
      for (const [place, item] of numbers.entries()) {
        if (item !== undefined || place === 0) continue
        expect((numbers[place + 1] ?? 0) - (numbers[place - 1] ?? 0)).toBeGreaterThan(2)
      }
    }
  }
})

it('offers the last ones from beyond the end', () => {
  expect(pageItems(99, 9)).toEqual([1, 'gapBefore', 5, 6, 7, 8, 9])
})
