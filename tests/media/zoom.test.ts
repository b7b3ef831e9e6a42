// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { keepOnStage, swipeOf, whole, type Zoom, zoomAt } from '../../src/media/zoom'
import { fc } from '../properties'

const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })
const picture = { width: 800, height: 400 }
const stage = { width: 1000, height: 600 }

/** Where a part of the picture lies, counted from the stage's middle. */
const placeOf = (part: { x: number; y: number }, { scale, x, y }: Zoom) => ({
  x: part.x * scale + x,
  y: part.y * scale + y,
})

describe('a picture that is zoomed', () => {
  test('keeps under the fingers what was under them', () => {
    fc.assert(
      fc.property(point, factor, point, (at, by, part) => {
        const before = { scale: 2, ...at }
        const under = placeOf(part, before)
        const after = placeOf(part, zoomAt(before, by, under))
        expect(after.x).toBeCloseTo(under.x)
        expect(after.y).toBeCloseTo(under.y)
      }),
    )
  })

  test('is never smaller than whole, nor larger than eight times', () => {
    fc.assert(
      fc.property(fc.array(factor), (factors) => {
        const { scale } = factors.reduce((zoom, by) => zoomAt(zoom, by, whole), whole)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(8)
      }),
    )
  })

  test('leaves no gap at an edge that it reaches, and stays in the middle where it fits', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 1, max: 8, noNaN: true }), (at, scale) => {
        const { x, y } = keepOnStage({ scale, ...at }, picture, stage)
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - stage.width) / 2))
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - stage.height) / 2))
      }),
    )
  })
})

describe('letting go', () => {
  test.each([
    [{ x: -80, y: 20 }, 'left'],
    [{ x: 80, y: -20 }, 'right'],
    [{ x: 30, y: 120 }, 'down'],
    [{ x: 30, y: -120 }, undefined],
    [{ x: 30, y: 10 }, undefined],
    [{ x: 0, y: 0 }, undefined],
  ] as const)('after %o means %s', (moved, swipe) => {
    expect(swipeOf(moved)).toBe(swipe)
  })
})
