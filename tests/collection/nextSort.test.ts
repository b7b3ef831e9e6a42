import { describe, expect, it } from 'vitest'
import { nextSort, nextSortWith, withSortAt } from '../../src/collection/nextSort'
import type { ListSort } from '../../src/data/DataSource'

const up = (field: string): ListSort => ({ field, direction: 'ascending' })
const down = (field: string): ListSort => ({ field, direction: 'descending' })

describe('the order of a list', () => {
  it('is of one column alone by a press: upward, downward, as the records come', () => {
    expect(nextSort([], 'speed')).toEqual([up('speed')])
    expect(nextSort([up('speed')], 'speed')).toEqual([down('speed')])
    expect(nextSort([down('speed')], 'speed')).toEqual([])
    expect(nextSort([down('speed'), up('date')], 'airport')).toEqual([up('airport')])
    expect(nextSort([up('speed'), up('date')], 'date')).toEqual([down('date')])
  })

  it('is of one column more by a press with Shift, which turns it in its place and takes it out', () => {
    const two = nextSortWith([down('speed')], 'date')
    expect(two).toEqual([down('speed'), up('date')])
    expect(nextSortWith(two, 'speed')).toEqual([up('date')])
    const three = nextSortWith(two, 'airport')
    expect(nextSortWith(three, 'date')).toEqual([down('speed'), down('date'), up('airport')])
  })

  it('is chosen rank by rank: no column stands in it twice, and without one those behind it go', () => {
    expect(withSortAt([], 0, up('speed'))).toEqual([up('speed')])
    expect(withSortAt([up('speed'), up('date')], 0, down('date'))).toEqual([down('date')])
    expect(withSortAt([up('speed'), up('date')], 1, down('airport'))).toEqual([up('speed'), down('airport')])
    expect(withSortAt([up('speed'), up('date'), up('airport')], 1, undefined)).toEqual([up('speed')])
  })
})
