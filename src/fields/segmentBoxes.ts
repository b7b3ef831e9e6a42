import { setControlText } from './setControlText'
import { isRightToLeft } from '../internal/isRightToLeft'

/** The texts in the boxes of a value, by part. */
export type SegmentTexts = Readonly<Record<string, string>>

export type SegmentBox = HTMLInputElement | HTMLSelectElement

/** The boxes of a value in their order, without those of no part. */
export function segmentsIn(root: Element | null | undefined): readonly SegmentBox[] {
  return [...(root?.querySelectorAll<SegmentBox>('[data-part]') ?? [])]
}

/** Write texts into their boxes, as code does; a part that is not named stays. */
export function showTexts(root: Element | null | undefined, texts: SegmentTexts): void {
  for (const segment of segmentsIn(root)) {
    const text = texts[partOf(segment)]
    if (text === undefined) continue
    if (segment instanceof HTMLInputElement) setControlText(segment, text)
    else segment.value = text
  }
}

export function readTexts(root: Element | null | undefined): SegmentTexts {
  return Object.fromEntries(segmentsIn(root).map((segment) => [partOf(segment), segment.value]))
}

/** Whether a box holds something else than it was drawn with. */
export function isChanged(segment: SegmentBox): boolean {
  if (segment instanceof HTMLInputElement) return segment.value !== segment.defaultValue
  return [...segment.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
}

/** The text that a form submits. */
export function submittedIn(root: Element) {
  return root.querySelector<HTMLInputElement>('input[data-submitted]')
}

/** The row that a segment stands in, and the box around all rows of the field. */
export const rowOf = (segment: Element) => segment.closest<HTMLElement>('.sw-Segments')
export const boxOf = (segment: Element) => segment.closest<HTMLElement>('.sw-Field-box')

/** Go into a segment, so that the next key replaces what stands there. */
export function enter(segment: SegmentBox | undefined): void {
  segment?.focus()
  if (segment instanceof HTMLInputElement) segment.select()
}

export function segmentAfter(segment: SegmentBox): SegmentBox | undefined {
  return neighbourOf(segment, 1)
}

/** Whether the next key replaces all of it; of an empty box, that is true as well. */
export function isSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length
}

/** The segment to which an arrow key leads from the edge of a box, and Backspace from an empty one. */
export function besideOf(segment: SegmentBox, key: string, shiftKey: boolean): SegmentBox | undefined {
  const isText = segment instanceof HTMLInputElement
  if (key === 'Backspace') return isText && segment.value !== '' ? undefined : neighbourOf(segment, -1)
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  // In a box the figures run from left to right; the boxes themselves may run the other way.
  const edge = key === 'ArrowLeft' ? 0 : isText ? segment.value.length : 0
  const isAtEdge = !isText || (segment.selectionStart === edge && segment.selectionEnd === edge)
  return isAtEdge || isSelected(segment) ? towards(segment, key) : undefined
}

/** Rows may run against the text around them, as a clock does in Arabic. */
function towards(segment: SegmentBox, key: 'ArrowLeft' | 'ArrowRight'): SegmentBox | undefined {
  const stepIn = (element: Element | null) => ((key === 'ArrowRight') === isMirrored(element) ? -1 : 1)
  const row = rowOf(segment)
  const box = boxOf(segment)
  const inRow = neighbourOf(segment, stepIn(row), row)
  if (inRow) return inRow
  const step = stepIn(box)
  const rows = [...(box?.querySelectorAll('.sw-Segments') ?? [])]
  const next = segmentsIn(row && rows[rows.indexOf(row) + step])
  const entersAtStart = (step === 1) === (stepIn(next[0]?.parentElement ?? null) === step)
  return entersAtStart ? next[0] : next.at(-1)
}

function isMirrored(element: Element | null): boolean {
  return element !== null && isRightToLeft(element)
}

function neighbourOf(segment: SegmentBox, step: -1 | 1, root: Element | null = boxOf(segment)) {
  const segments = segmentsIn(root)
  return segments[segments.indexOf(segment) + step]
}

const partOf = (segment: SegmentBox) => segment.dataset.part ?? ''
