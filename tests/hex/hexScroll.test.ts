// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  farthestPlace,
  followScroll,
  hasStrayed,
  type HexViewport,
  placeAt,
  placeToShow,
  scrolledAt,
  scrollRange,
} from '../../src/hex/hexScroll'
import { fc } from '../properties'

/** Of 1 KB, 1 GB and 5 GB, at 16 bytes in a row. */
const roomOf = (bytes: number): HexViewport => ({ rows: Math.ceil(bytes / 16), rowHeight: 24, height: 480 })
const sizes = [1e3, 1e6, 1e9, 5e9, 2 ** 40]
const anyRoom = fc.constantFrom(...sizes).map(roomOf)
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })

describe('scrolling through any number of rows', () => {
  test('asks no browser for more than it can scroll', () => {
    for (const size of sizes) expect(scrollRange(roomOf(size))).toBeLessThanOrEqual(16_000_000)
  })

  test('reaches the first and the last row exactly', () => {
    for (const viewport of sizes.map(roomOf)) {
      expect(placeAt(0, viewport)).toBe(0)
      expect(placeAt(scrollRange(viewport), viewport)).toBe(farthestPlace(viewport))
      expect(scrolledAt(farthestPlace(viewport), viewport)).toBe(scrollRange(viewport))
    }
  })

  test('goes there and back', () => {
    fc.assert(
      fc.property(anyRoom, anyShare, (viewport, share) => {
        const place = share * farthestPlace(viewport)
        expect(placeAt(scrolledAt(place, viewport), viewport)).toBeCloseTo(place, -1)
      }),
    )
  })

  test('goes on as the scrollbar goes on', () => {
    fc.assert(
      fc.property(anyRoom, anyShare, anyShare, (viewport, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(placeAt(less * scrollRange(viewport), viewport)).toBeLessThanOrEqual(
          placeAt(more * scrollRange(viewport), viewport),
        )
      }),
    )
  })

  test('follows a wheel to the pixel, and comes to the end by it, however large the file is', () => {
    const viewport = roomOf(5e9)
    let place = farthestPlace(viewport) - 1_000_000
    let scrolled = scrolledAt(place, viewport)
    for (let turns = 0; turns < 20_000 && place < farthestPlace(viewport); turns++) {
      const to = Math.min(scrolled + 100, scrollRange(viewport))
      const next = followScroll(place, scrolled, to, viewport)
      expect(next).toBeCloseTo(Math.min(place + 100, farthestPlace(viewport)), 0)
      place = next
      scrolled = hasStrayed(place, to, viewport) ? scrolledAt(place, viewport) : to
    }
    expect(place).toBe(farthestPlace(viewport))
  })

  test('comes to the beginning by the wheel too', () => {
    const viewport = roomOf(5e9)
    let place = 900_000
    let scrolled = scrolledAt(place, viewport)
    for (let turns = 0; turns < 20_000 && place > 0; turns++) {
      const to = Math.max(scrolled - 100, 0)
      const next = followScroll(place, scrolled, to, viewport)
      expect(next).toBeCloseTo(Math.max(place - 100, 0), 0)
      place = next
      scrolled = hasStrayed(place, to, viewport) ? scrolledAt(place, viewport) : to
    }
    expect(place).toBe(0)
  })

  test('goes to where the thumb of the scrollbar points', () => {
    const viewport = roomOf(5e9)
    const middle = followScroll(0, 0, scrollRange(viewport) / 2, viewport)
    expect(middle / farthestPlace(viewport)).toBeCloseTo(0.5, 3)
  })

  test('stays where a row is seen, and otherwise moves as little as it must', () => {
    const viewport = roomOf(1e6)
    expect(placeToShow(5, 0, viewport)).toBe(0)
    expect(placeToShow(20, 0, viewport)).toBe(24)
    expect(placeToShow(2, 1000, viewport)).toBe(48)
    expect(placeToShow(viewport.rows - 1, 0, viewport)).toBe(farthestPlace(viewport))
    expect(placeToShow(1000, 0, viewport, true)).toBe((1000 - 6) * 24)
  })
})
