import { isFromToday, shiftedToday } from './fromNow'

type Bound = readonly [operator: 'gte' | 'lte', operand: unknown]

/**
 * Return a bound that leaves itself out as one that does not, as sources compare: less than a day is at most the day before. Undefined where the
 * values of a field have no next one, as those of a number, and where it depends on a month's length.
 *
 * @example inclusiveBound('lt', { today: true }, { kind: 'date' }) // ['lte', { today: '-P1D' }]
 */
export function inclusiveBound(
  operator: string,
  operand: unknown,
  field: { readonly kind: string } | undefined,
): Bound | undefined {
  if (operator !== 'gt' && operator !== 'lt') return undefined
  const next = nextOf(operand, field?.kind, operator === 'gt' ? 1 : -1)
  return next === undefined ? undefined : [operator === 'gt' ? 'gte' : 'lte', next]
}

function nextOf(operand: unknown, kind: string | undefined, by: 1 | -1): unknown {
  if (kind === 'integer') return typeof operand === 'number' ? operand + by : undefined
  if (kind !== 'date' && kind !== 'instant') return undefined
  if (isFromToday(operand)) return shiftedToday(operand, by)
  const at = typeof operand === 'string' ? Date.parse(operand) : Number.NaN
  if (Number.isNaN(at)) return undefined
  if (kind === 'instant') return new Date(at + by).toISOString()
  return new Date(at + by * 86_400_000).toISOString().slice(0, 10)
}

/** The tests of a field with each bound as sources compare; one that cannot be said so stays as it is. */
export function withInclusiveBounds<Tests extends object>(
  tests: Tests,
  field: { readonly kind: string } | undefined,
): Tests {
  const entries = Object.entries(tests)
  if (!entries.some(([operator]) => operator === 'gt' || operator === 'lt')) return tests
  return Object.fromEntries(
    entries.map(([operator, operand]) => inclusiveBound(operator, operand, field) ?? [operator, operand]),
  ) as Tests
}
