import { own } from '../../internal/own'
import { addDays } from './addDays'
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
  return kind === 'instant' ? new Date(at + by).toISOString() : addDays(String(operand), by)
}

/** A filter with each bound as sources compare; one that cannot be said so stays as it is. */
export function inclusiveFilter<Filter extends Readonly<Record<string, object>>>(
  filter: Filter,
  fields: Readonly<Record<string, { readonly kind: string }>>,
): Filter {
  return Object.fromEntries(
    Object.entries(filter).map(([name, tests]) => {
      const bounds = Object.entries(tests).map(
        ([operator, operand]) => inclusiveBound(operator, operand, own(fields, name)) ?? [operator, operand],
      )
      return [name, Object.fromEntries(bounds)]
    }),
  ) as Filter
}
