// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  farthestPlace,
  followScroll,
  hasStrayed,
  type HexRoom,
  placeAt,
  placeToShow,
  scrolledAt,
  scrollRange,
} from '../../src/hex/hexScroll'
import { fc } from '../properties'

/** Of 1 KB, 1 GB and 5 GB, at 16 bytes in a row. */
const roomOf = (bytes: number): HexRoom => ({ rows: Math.ceil(bytes / 16), rowHeight: 24, height: 480 })
const sizes = [1e3, 1e6, 1e9, 5e9, 2 ** 40]
const anyRoom = fc.constantFrom(...sizes).map(roomOf)
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })

describe('scrolling through any number of rows', () => {
  test('asks no browser for more than it can scroll', () => {
    for (const size of sizes) expect(scrollRange(roomOf(size))).toBeLessThanOrEqual(16_000_000)
  })

  test('reaches the first and the last row exactly', () => {
    for (const room of sizes.map(roomOf)) {
      expect(placeAt(0, room)).toBe(0)
      expect(placeAt(scrollRange(room), room)).toBe(farthestPlace(room))
      expect(scrolledAt(farthestPlace(room), room)).toBe(scrollRange(room))
    }
  })

  test('goes there and back', () => {
    fc.assert(
      fc.property(anyRoom, anyShare, (room, share) => {
        const place = share * farthestPlace(room)
        expect(placeAt(scrolledAt(place, room), room)).toBeCloseTo(place, -1)
      }),
    )
  })

  test('goes on as the scrollbar goes on', () => {
    fc.assert(
      fc.property(anyRoom, anyShare, anyShare, (room, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(placeAt(less * scrollRange(room), room)).toBeLessThanOrEqual(
          placeAt(more * scrollRange(room), room),
        )
      }),
    )
  })

  test('follows a wheel to the pixel, and comes to the end by it, however large the file is', () => {
    const room = roomOf(5e9)
    let place = farthestPlace(room) - 1_000_000
    let scrolled = scrolledAt(place, room)
    for (let turns = 0; turns < 20_000 && place < farthestPlace(room); turns++) {
      const to = Math.min(scrolled + 100, scrollRange(room))
      const next = followScroll(place, scrolled, to, room)
      expect(next).toBeCloseTo(Math.min(place + 100, farthestPlace(room)), 0)
      place = next
      scrolled = hasStrayed(place, to, room) ? scrolledAt(place, room) : to
    }
    expect(place).toBe(farthestPlace(room))
  })

  test('comes to the beginning by the wheel too', () => {
    const room = roomOf(5e9)
    let place = 900_000
    let scrolled = scrolledAt(place, room)
    for (let turns = 0; turns < 20_000 && place > 0; turns++) {
      const to = Math.max(scrolled - 100, 0)
      const next = followScroll(place, scrolled, to, room)
      expect(next).toBeCloseTo(Math.max(place - 100, 0), 0)
      place = next
      scrolled = hasStrayed(place, to, room) ? scrolledAt(place, room) : to
    }
    expect(place).toBe(0)
  })

  test('goes to where the thumb of the scrollbar points', () => {
    const room = roomOf(5e9)
    const middle = followScroll(0, 0, scrollRange(room) / 2, room)
    expect(middle / farthestPlace(room)).toBeCloseTo(0.5, 3)
  })

  test('stays where a row is seen, and otherwise moves as little as it must', () => {
    const room = roomOf(1e6)
    expect(placeToShow(5, 0, room)).toBe(0)
    expect(placeToShow(20, 0, room)).toBe(24)
    expect(placeToShow(2, 1000, room)).toBe(48)
    expect(placeToShow(room.rows - 1, 0, room)).toBe(farthestPlace(room))
    expect(placeToShow(1000, 0, room, true)).toBe((1000 - 6) * 24)
  })
})
