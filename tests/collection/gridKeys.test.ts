import { describe, expect, it } from 'vitest'
import { type GridExtent, moveByKey } from '../../src/collection/gridKeys'

const extent: GridExtent = { rows: 100, columns: 5, header: true, page: 10, direction: 'ltr' }
const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})
const from = { row: 50, column: 2 }

describe('a key in the grid', () => {
  it('leads one cell on in each direction', () => {
    expect(moveByKey(from, press('ArrowRight'), extent)).toEqual({ row: 50, column: 3 })
    expect(moveByKey(from, press('ArrowLeft'), extent)).toEqual({ row: 50, column: 1 })
    expect(moveByKey(from, press('ArrowDown'), extent)).toEqual({ row: 51, column: 2 })
    expect(moveByKey(from, press('ArrowUp'), extent)).toEqual({ row: 49, column: 2 })
  })

  it('follows the eye where text runs from right to left', () => {
    const mirrored: GridExtent = { ...extent, direction: 'rtl' }
    expect(moveByKey(from, press('ArrowLeft'), mirrored)).toEqual({ row: 50, column: 3 })
    expect(moveByKey(from, press('ArrowRight'), mirrored)).toEqual({ row: 50, column: 1 })
  })

  it('stops at the edges', () => {
    expect(moveByKey({ row: 99, column: 4 }, press('ArrowDown'), extent)).toEqual({ row: 99, column: 4 })
    expect(moveByKey({ row: 99, column: 4 }, press('ArrowRight'), extent)).toEqual({ row: 99, column: 4 })
    expect(moveByKey({ row: 95, column: 0 }, press('PageDown'), extent)).toEqual({ row: 99, column: 0 })
  })

  it('leads up into the header, unless the header is hidden', () => {
    expect(moveByKey({ row: 0, column: 1 }, press('ArrowUp'), extent)).toEqual({ row: -1, column: 1 })
    const cards: GridExtent = { ...extent, header: false }
    expect(moveByKey({ row: 0, column: 1 }, press('ArrowUp'), cards)).toEqual({ row: 0, column: 1 })
  })

  it('leads to the ends of the row, and with Control to those of the list', () => {
    expect(moveByKey(from, press('Home'), extent)).toEqual({ row: 50, column: 0 })
    expect(moveByKey(from, press('End'), extent)).toEqual({ row: 50, column: 4 })
    expect(moveByKey(from, press('Home', { ctrlKey: true }), extent)).toEqual({ row: 0, column: 0 })
    expect(moveByKey(from, press('End', { metaKey: true }), extent)).toEqual({ row: 99, column: 4 })
  })

  it('passes over a page, and never from a row into the header', () => {
    expect(moveByKey(from, press('PageDown'), extent)).toEqual({ row: 60, column: 2 })
    expect(moveByKey({ row: 3, column: 2 }, press('PageUp'), extent)).toEqual({ row: 0, column: 2 })
  })

  it('is left to the browser when it means something else', () => {
    expect(moveByKey(from, press('ArrowRight', { altKey: true }), extent)).toBeUndefined()
    expect(moveByKey(from, press('ArrowRight', { ctrlKey: true }), extent)).toBeUndefined()
    expect(moveByKey(from, press('x'), extent)).toBeUndefined()
  })
})
