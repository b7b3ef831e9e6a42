// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import {
  countMatches,
  createMatcher,
  findBackward,
  findForward,
  type MatchCount,
} from '../../src/hex/hexSearch'
import { fc } from '../properties'

const never = new AbortController().signal
const few = fc.uint8Array({ max: 2, maxLength: 60 })
const sought = fc.uint8Array({ max: 2, minLength: 1, maxLength: 4 })

function placesOf(bytes: Uint8Array, wanted: Uint8Array): number[] {
  return Array.from(bytes.keys()).filter((at) => wanted.every((byte, ahead) => bytes[at + ahead] === byte))
}

/** Two mebibytes of zeros with a word at the seam of two slices. */
function seamed(word: Uint8Array): Blob {
  const bytes = new Uint8Array(0x20_0000)
  bytes.set(word, 0x10_0000 - 2)
  return new Blob([bytes])
}

describe('finding bytes', () => {
  test('finds every place, whatever the pieces are', () => {
    fc.assert(
      fc.property(few, sought, fc.nat(60), fc.nat(60), (bytes, wanted, one, other) => {
        const found: number[] = []
        const match = createMatcher(wanted)
        const [less, more] = one < other ? [one, other] : [other, one]
        let start = 0
        for (const piece of [bytes.subarray(0, less), bytes.subarray(less, more), bytes.subarray(more)]) {
          match(piece, (end) => found.push(start + end - wanted.length))
          start += piece.length
        }
        expect(found).toEqual(placesOf(bytes, wanted))
      }),
    )
  })

  test('goes to the next and to the previous place, as if it had looked at all of them', async () => {
    await fc.assert(
      fc.asyncProperty(few, sought, fc.nat(60), async (bytes, wanted, from) => {
        const blob = new Blob([bytes])
        const places = placesOf(bytes, wanted)
        const next = places.find((place) => place >= from)
        const previous = places.findLast((place) => place < from)
        expect(await findForward(blob, wanted, from, blob.size, never)).toBe(next)
        const before = Math.min(from, blob.size)
        expect(await findBackward(blob, wanted, before, 0, never)).toBe(previous)
      }),
    )
  })

  test('finds what lies across two slices, either way', async () => {
    const word = Uint8Array.of(1, 2, 3, 4)
    const blob = seamed(word)
    expect(await findForward(blob, word, 0, blob.size, never)).toBe(0x10_0000 - 2)
    expect(await findBackward(blob, word, blob.size, 0, never)).toBe(0x10_0000 - 2)
  })

  test('counts as it goes, and keeps the first places', async () => {
    const blob = new Blob([new Uint8Array(0x18_0000)])
    const told = vi.fn<(count: MatchCount) => void>()
    await countMatches(blob, Uint8Array.of(0, 0), never, told)
    expect(told.mock.calls.map(([{ count }]) => count)).toEqual([0x0f_ffff, 0x17_ffff])
    expect(told).toHaveBeenLastCalledWith({ count: 0x17_ffff, progress: 1, places: expect.any(Array) })
    expect(told.mock.lastCall![0].places).toHaveLength(10_000)
  })

  test('stops when it is aborted', async () => {
    const blob = new Blob([new Uint8Array(0x40_0000)])
    const slice = vi.spyOn(blob, 'slice')
    const giving = new AbortController()
    await expect(
      countMatches(blob, Uint8Array.of(1), giving.signal, () => giving.abort()),
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(slice.mock.calls.length).toBeLessThan(4)
  })
})
