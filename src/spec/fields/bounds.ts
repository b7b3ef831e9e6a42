import type { Checking } from './Kind'

/** The least and the greatest that a value may be. */
export interface Bounds<Bound> {
  readonly min?: Bound | undefined
  readonly max?: Bound | undefined
}

/**
 * Report a value below `min` or above `max`.
 * @param write how a bound is shown, where it is no number
 * @param later whether values are earlier and later, rather than less and more
 * @param more what `write` needs to know besides the locale
 * @returns whether it lies within
 */
export function isWithin<Bound extends string | number>(
  checking: Checking,
  bounds: Bounds<Bound>,
  value: Bound,
  compare: (one: Bound, other: Bound) => number,
  write?: (bound: Bound, locale: string, more?: string) => string,
  later: '' | 'Date' = '',
  more?: string,
): boolean {
  const rule = bounds.min !== undefined && compare(value, bounds.min) < 0 ? 'min' : 'max'
  const bound = bounds[rule]
  if (bound === undefined || (rule === 'max' && compare(value, bound) <= 0)) return true
  const shown = write && { [rule]: write(bound, checking.locale, more) }
  checking.reject(rule, value, { [rule]: bound }, shown, `rule.${rule}${later}`)
  return false
}
