import type { Checking } from './Kind'

/** How many there may be. */
export interface CountRules {
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
}

/** Report when there are too few or too many. */
export function checkCount(
  { minItems: min, maxItems: max }: CountRules,
  count: number,
  checking: Checking,
): boolean {
  if (min !== undefined && count < min) {
    checking.reject('minItems', undefined, { min })
    return false
  }
  if (max !== undefined && count > max) {
    checking.reject('maxItems', undefined, { max })
    return false
  }
  return true
}

/** Where something is required, nothing at all is too little. */
export function countSchema({
  minItems,
  maxItems,
  required,
}: CountRules & { readonly required?: boolean | undefined }) {
  return { minItems: required ? minItems || 1 : minItems, maxItems }
}
