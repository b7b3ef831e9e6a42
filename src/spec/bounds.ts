import type { Checking } from './Kind'

/** Reports a value before `min` or after `max`, for texts that are ordered as what they mean. */
export function checkBounds(
  checking: Checking,
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined },
  raw: unknown,
  value: string,
  write: (bound: string) => string,
): unknown {
  if (min !== undefined && value < min) {
    return checking.refuse('min', 'rule.minDate', raw, { min }, { min: write(min) })
  }
  if (max !== undefined && value > max) {
    return checking.refuse('max', 'rule.maxDate', raw, { max }, { max: write(max) })
  }
  return value
}
