import { isWithin } from '../bounds'
import { dateRangeRules } from '../../../messages/rules/dateRangeRules'
import { compare } from '../../values/compare'
import { dateSchema, hasShortYear, isDate, writeDate } from '../../values/dateText'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { isMissing } from '../../values/isMissing'
import { isPlainObject, ownValue } from '../../values/ownValue'

/** From one day to another; both belong to it. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

export interface DateRangeOptions extends FieldOptions<DateRange> {
  /** The first day that it may start on, as `2026-11-21`. */
  readonly min?: string | undefined
  /** The last day that it may end on. */
  readonly max?: string | undefined
}

const kind: Kind<DateRangeOptions & FieldBase> = {
  messages: dateRangeRules,
  check(field, raw, checking) {
    const start = ownValue(raw, 'start')
    const end = ownValue(raw, 'end')
    // As the two parts of a control are before a person touches them.
    if (isPlainObject(raw) && isMissing(start) && isMissing(end)) return checking.miss(field, null)
    if (typeof start !== 'string' || typeof end !== 'string' || !isDate(start) || !isDate(end)) {
      return checking.reject([raw, start, end].some(hasShortYear) ? 'dateYear' : 'dateRange', raw)
    }
    if (end < start) return checking.reject('order', raw)
    const { min, max } = field
    if (min !== undefined && !isWithin(checking, { min }, start, compare, writeDate, 'Date')) return raw
    if (max !== undefined) isWithin(checking, { max }, end, compare, writeDate, 'Date')
    return { start, end }
  },
  schema: () => ({
    type: 'object',
    properties: { start: dateSchema, end: dateSchema },
    required: ['start', 'end'],
  }),
}

/** A stretch of days. */
export const dateRange: FieldBuilder<'dateRange', DateRangeOptions, DateRange, Partial<DateRange>> = (
  options,
) => build('dateRange', kind, options)
