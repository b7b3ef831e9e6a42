import type { SegmentTexts } from './segmentBoxes'

/** The steps that keys take in the parts of a row. */
export interface SegmentSteps {
  /** Give the texts after Arrow Up (`1`) or Arrow Down (`-1`) in a part. */
  readonly step?: ((part: string, texts: SegmentTexts, by: 1 | -1) => SegmentTexts | undefined) | undefined
  /** So many steps are taken at once by Page Up and Page Down. @default they take none */
  readonly pageSteps?: number | undefined
}

/** The texts of a row after a key that steps in one of its parts; undefined where the key leads nowhere. */
export function textsAfter(
  key: string,
  part: string,
  texts: SegmentTexts,
  { step, pageSteps = 0 }: SegmentSteps,
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
