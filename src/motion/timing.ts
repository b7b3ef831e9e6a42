/** The durations and the easing of movements, as the tokens on `:root` say. */
export interface Timing {
  /** Milliseconds of `--sw-duration-1` to `--sw-duration-3`. */
  readonly durations: Readonly<Record<1 | 2 | 3, number>>
  /** The points of `--sw-ease`, a `cubic-bezier()`. */
  readonly ease: [number, number, number, number]
}

/** As in `tokens.css`, for a page without its sheet, and where it says zero because of reduced motion. */
const fallback: Timing = { durations: { 1: 120, 2: 180, 3: 240 }, ease: [0.2, 0, 0, 1] }

let known: { timing: Timing; full: boolean; frame: unknown } | undefined

/** Read the tokens, once per frame, because a list moves many items at once. */
export function readTiming(full: boolean): Timing {
  const frame = document.timeline?.currentTime
  if (known && known.full === full && known.frame === frame && frame != null) return known.timing
  const style = getComputedStyle(document.documentElement)
  const silenced = full && matchMedia('(prefers-reduced-motion: reduce)').matches
  const timing: Timing = {
    durations: silenced
      ? fallback.durations
      : { 1: duration(style, 1), 2: duration(style, 2), 3: duration(style, 3) },
    ease: easeOf(style.getPropertyValue('--sw-ease')),
  }
  known = { timing, full, frame }
  return timing
}

function duration(style: CSSStyleDeclaration, which: 1 | 2 | 3): number {
  const text = style.getPropertyValue(`--sw-duration-${which}`).trim()
  const amount = Number.parseFloat(text)
  if (Number.isNaN(amount)) return fallback.durations[which]
  return text.endsWith('ms') ? amount : amount * 1000
}

function easeOf(text: string): Timing['ease'] {
  const [a, b, c, d] = (/cubic-bezier\(([^)]*)\)/.exec(text)?.[1] ?? '').split(',').map(Number)
  return [a, b, c, d].every(Number.isFinite) ? ([a, b, c, d] as Timing['ease']) : fallback.ease
}
