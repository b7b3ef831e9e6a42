import { checkBounds } from '../bounds'
import { dateRangeRules } from '../../words/rules/dateRangeRules'
import { isDate, writeDate } from '../dateText'
import type { Built, Certainty, FieldOptions, FieldBase } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { ownValue } from '../ownValue'

/** From one day to another; both belong to it. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

export interface DateRangeOptions extends FieldOptions<DateRange> {
  /** The first day that it may start on, as `2026-11-21`. */
  readonly min?: string
  /** The last day that it may end on. */
  readonly max?: string
}

const kind: Kind<DateRangeOptions & FieldBase> = {
  words: dateRangeRules,
  check(field, raw, checking) {
    const start = ownValue(raw, 'start')
    const end = ownValue(raw, 'end')
    if (typeof start !== 'string' || typeof end !== 'string' || !isDate(start) || !isDate(end)) {
      return checking.refuse('dateRange', 'rule.dateRange', raw)
    }
    if (end < start) return checking.refuse('order', 'rule.order', raw)
    const { min, max } = field
    const write = (day: string) => writeDate(day, checking.locale)
    if (checkBounds(checking, { min }, raw, start, write) !== start) return raw
    return checkBounds(checking, { max }, raw, end, write) === end ? { start, end } : raw
  },
  schema: () => ({
    type: 'object',
    properties: { start: { type: 'string', format: 'date' }, end: { type: 'string', format: 'date' } },
    required: ['start', 'end'],
  }),
}

/** A stretch of days. */
export function dateRange<const R extends boolean = false, const S extends boolean = false>(
  options?: DateRangeOptions & Certainty<R, S>,
) {
  return build('dateRange', kind, options) as Built<
    'dateRange',
    DateRangeOptions,
    DateRange,
    Partial<DateRange>,
    R,
    S
  >
}
