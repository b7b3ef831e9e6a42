import { describe, expect, it } from 'vitest'
import {
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  selectionExtent,
  selectRecords,
  toggleRecord,
} from '../../src/collection/Selection'

describe('a selection', () => {
  it('begins with nothing', () => {
    expect(isSelected(nothingSelected, 1)).toBe(false)
    expect(selectionExtent(nothingSelected, 10)).toBe('none')
  })

  it('holds all records that match, also those that were never loaded', () => {
    expect(isSelected(everythingSelected, 'never seen')).toBe(true)
    expect(isSelected(everythingSelected, undefined)).toBe(true)
    expect(countSelected(everythingSelected, 100_000)).toBe(100_000)
  })

  it('leaves single records out of all', () => {
    const allButTwo = selectRecords(everythingSelected, [3, 4], false)
    expect(isSelected(allButTwo, 3)).toBe(false)
    expect(isSelected(allButTwo, 5)).toBe(true)
    expect(countSelected(allButTwo, 10)).toBe(8)
    expect(selectionExtent(allButTwo, 10)).toBe('some')
  })

  it('is all again once the last exception is gone', () => {
    expect(selectionExtent(toggleRecord(toggleRecord(everythingSelected, 3), 3), 10)).toBe('all')
  })

  it('says all when every record was selected one by one', () => {
    expect(selectionExtent(selectRecords(nothingSelected, [1, 2], true), 2)).toBe('all')
  })

  it('does not pretend to know how many are selected of an unknown number', () => {
    expect(countSelected(everythingSelected, undefined)).toBeUndefined()
    expect(selectionExtent(everythingSelected, undefined)).toBe('all')
    expect(selectionExtent(toggleRecord(everythingSelected, 1), undefined)).toBe('some')
  })

  it('tells the id 1 from the id "1"', () => {
    expect(isSelected(selectRecords(nothingSelected, [1], true), '1')).toBe(false)
  })

  it('stays the same object when nothing changes, so that nothing is drawn again', () => {
    const one = selectRecords(nothingSelected, [1], true)
    expect(selectRecords(one, [1], true)).toBe(one)
  })
})
