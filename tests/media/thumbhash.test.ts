// @vitest-environment node
import { rgbaToThumbHash, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { meanColour, readThumbhash, thumbhashPixels } from '../../src/media/thumbhash'

/** An image of soft colours, opaque or with a hole. */
function bytesOf(width: number, height: number, clear: boolean): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const alpha = clear ? 255 * Math.min(1, Math.hypot(x - 0.5, y - 0.5) * 2) : 255
    return [255 * x, 128 + 100 * Math.sin(y * 6), 255 * (1 - x * y), alpha]
  })
  return rgbaToThumbHash(width, height, pixels.flat())
}

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe.each([
  ['square', 64, 64],
  ['wide', 96, 40],
  ['high', 40, 96],
] as const)('a thumbhash that is %s', (shape, width, height) => {
  test.each([false, true])('is drawn as its author draws it (with alpha: %s)', (clear) => {
    const bytes = bytesOf(width, height, clear)
    const ours = thumbhashPixels(readThumbhash(inBase64(bytes))!, 32)
    const theirs = thumbHashToRGBA(bytes)
    // Theirs has the shape of the image, ours is stretched: compared where both have a middle of a pixel.
    const off = Array.from({ length: theirs.w * theirs.h }, (_, at) => {
      const [x, y] = [at % theirs.w, Math.floor(at / theirs.w)]
      return [0, 1, 2, 3].map((part) => {
        const mine = between(ours, ((x + 0.5) * 32) / theirs.w - 0.5, ((y + 0.5) * 32) / theirs.h - 0.5, part)
        return Math.abs(mine - theirs.rgba[at * 4 + part]!)
      })
    })
    expect(Math.max(...off.flat())).toBeLessThanOrEqual(shape === 'square' ? 1 : 4)
  })

  test('has the mean colour that its author finds', () => {
    const bytes = bytesOf(width, height, false)
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    const [red, green, blue] = [r, g, b].map((level) => Math.round(level * 255))
    expect(meanColour(readThumbhash(inBase64(bytes))!)).toBe(`rgb(${red} ${green} ${blue} / 1)`)
  })
})

test.each(['', 'no base64!', 'AAAA', inBase64(bytesOf(64, 64, false).slice(0, -1))])(
  'what is no whole thumbhash is none: %s',
  (text) => {
    expect(readThumbhash(text)).toBeUndefined()
  },
)

/** A level between pixels, of the square that ours is. */
function between(pixels: Uint8ClampedArray, x: number, y: number, part: number): number {
  const at = (column: number, row: number) => pixels[(inside(row) * 32 + inside(column)) * 4 + part]!
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}

const inside = (index: number) => Math.min(31, Math.max(0, index))
