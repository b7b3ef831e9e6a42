import { nearestStep, type StepBounds } from './stepNumber'
import { isRightToLeft } from '../internal/isRightToLeft'

/** One number, or the two ends of a range. */
export type SliderValue = number | readonly [start: number, end: number]

/** The numbers at which the thumbs stand. */
export function sliderNumbers(value: SliderValue | undefined, min: number): readonly number[] {
  // A form may have nothing yet, and says so with null.
  return typeof value === 'object' && value ? value : [value ?? min]
}

/** Put one thumb elsewhere, though never past the other. */
export function withThumb(numbers: readonly number[], index: number, to: number): readonly number[] {
  const other = numbers[1 - index]
  const within = index === 0 ? Math.min(to, other ?? to) : Math.max(to, other ?? to)
  return numbers.map((number, at) => (at === index ? within : number))
}

/** The thumb that a press on the track moves; of two at one place, the one that can go there. */
export function nearestThumb(numbers: readonly number[], to: number): number {
  const [first = 0, second] = numbers
  if (second === undefined) return 0
  const [before, after] = [Math.abs(to - first), Math.abs(to - second)]
  return before === after ? Number(to > first) : Number(after < before)
}

/** The number at a place of the window: at the ends of the track half a thumb is left. */
export function valueAt(track: HTMLElement, clientX: number, bounds: Required<StepBounds>): number {
  const box = track.getBoundingClientRect()
  const thumb = track.querySelector('input')?.offsetWidth ?? 0
  const isMirrored = isRightToLeft(track)
  const from = isMirrored ? box.right - clientX : clientX - box.left
  const share = (from - thumb / 2) / (box.width - thumb || 1)
  return nearestStep(bounds.min + share * (bounds.max - bounds.min), bounds)
}
