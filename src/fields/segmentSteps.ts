import type { SegmentTexts } from './segmentBoxes'
import type { SegmentRow } from './Segments'

/** The texts of a row after a key that steps in one of its parts; undefined where the key leads nowhere. */
export function textsAfter(
  key: string,
  part: string,
  texts: SegmentTexts,
  { step, pageSteps = 0 }: SegmentRow,
): SegmentTexts | undefined {
  const by = key === 'ArrowUp' || key === 'PageUp' ? 1 : key === 'ArrowDown' || key === 'PageDown' ? -1 : 0
  if (by === 0) return undefined
  let stepped: SegmentTexts | undefined
  for (let left = key.startsWith('Page') ? pageSteps : 1; left > 0; left--) {
    const next = step?.(part, { ...texts, ...stepped }, by)
    if (!next) break
    stepped = { ...stepped, ...next }
  }
  return stepped
}
