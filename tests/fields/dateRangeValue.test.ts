import { describe, expect, it } from 'vitest'
import { endsOf, isWholeRange } from '../../src/fields/dateRangeText'
import { dateRangeFormatOf } from '../../src/fields/dateRangeValue'
import { fc } from '../properties'

const { write, isSame } = dateRangeFormatOf('en')

describe('a range of dates', () => {
  it('is submitted as an interval of ISO 8601, and read from it again', () => {
    expect(write({ start: '2026-11-01', end: '2026-11-21' })).toBe('2026-11-01/2026-11-21')
    expect(endsOf('2026-11-01/2026-11-21')).toEqual({ start: '2026-11-01', end: '2026-11-21' })
    expect(endsOf('2026-11-01/')).toEqual({ start: '2026-11-01', end: null })
  })

  it('keeps what is half filled, whatever signs its dates have', () => {
    const end = fc.constantFrom(null, '2026-11-01', '11/1/', '31.2.2026', '5/', 'soon')
    fc.assert(
      fc.property(end, end, (start, last) => {
        expect(endsOf(write({ start, end: last }))).toEqual({ start, end: last })
      }),
    )
  })

  it('is nothing where both ends are nothing, in whichever way that is said', () => {
    for (const nothing of [null, undefined, '', { start: null, end: null }, { start: '', end: '' }]) {
      expect(write(nothing as null)).toBe('')
      expect(isSame(null, nothing as null)).toBe(true)
    }
  })

  it('is whole with two real days', () => {
    expect(isWholeRange({ start: '2026-11-01', end: '2026-11-21' })).toBe(true)
    expect(isWholeRange({ start: '2026-11-01', end: null })).toBe(false)
    expect(isWholeRange({ start: '2026-11-01', end: '2026-02-30' })).toBe(false)
  })
})
