import { describe, expect, it } from 'vitest'
import { type GridGroup, groupRows } from '../../src/collection/GridGroup'
import { rowTops } from '../../src/collection/rowTops'

const group = (id: string, count: number, expanded: boolean): GridGroup => ({
  id,
  title: id,
  count,
  expanded,
})

describe('The rows of groups', () => {
  const rows = groupRows([group('a', 3, true), group('b', 5, false), group('c', 2, true)])

  it('are a heading for each group, and the records of those that are expanded', () => {
    expect(rows.rowCount).toBe(3 + 3 + 2)
    const numbers = Array.from(
      { length: rows.rowCount },
      (_, row) => rows.indexAt(row) ?? rows.headOf(row)?.group.id,
    )
    expect(numbers).toEqual(['a', 0, 1, 2, 'b', 'c', 8, 9])
  })

  it('lead back from a record to its row, unless its group is collapsed', () => {
    expect([0, 2, 3, 7, 8, 9].map(rows.rowOf)).toEqual([1, 3, undefined, undefined, 6, 7])
  })

  it('are none before the first', () => {
    expect(rows.headOf(-1)).toBeUndefined()
    expect(groupRows([]).rowCount).toBe(0)
  })

  it('are found as fast among ten million', () => {
    const many = groupRows([group('a', 5_000_000, true), group('b', 5_000_000, true)])
    expect(many.indexAt(7_000_000)).toBe(6_999_998)
    expect(many.rowOf(6_999_998)).toBe(7_000_000)
  })
})

describe('The places of rows', () => {
  it('are multiples of one height while none is taller', () => {
    const tops = rowTops(44)
    expect([tops.topOf(3), tops.rowAt(131), tops.rowAt(132), tops.heightOf(10)]).toEqual([132, 2, 3, 440])
  })

  it('make room for what some rows show below them', () => {
    const tops = rowTops(40, [
      { row: 5, by: 25 },
      { row: 2, by: 100 },
    ])
    expect([2, 3, 5, 6].map(tops.topOf)).toEqual([80, 220, 300, 365])
    expect(tops.heightOf(10)).toBe(525)
  })

  it('tell the row at each pixel, as their tops do', () => {
    const tops = rowTops(40, [
      { row: 2, by: 100 },
      { row: 3, by: 7 },
    ])
    for (let pixel = 0; pixel < tops.heightOf(8); pixel++) {
      const row = tops.rowAt(pixel)
      expect(tops.topOf(row)).toBeLessThanOrEqual(pixel)
      expect(tops.topOf(row + 1)).toBeGreaterThan(pixel)
    }
  })
})
