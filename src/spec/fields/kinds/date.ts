import { isWithin } from '../bounds'
import { dateRules } from '../../../messages/rules/dateRules'
import { compare } from '../../values/compare'
import type { FromToday } from '../../values/fromNow'
import { dateSchema, hasShortYear, isDate, writeDate } from '../../values/dateText'
import type { FieldBase, FieldBuilder, OrderedTextOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'

/**
 * Dates are calendar dates as `2026-11-21` (RFC 3339 full-date), without a time zone. A `default` may count from the day on which a
 * draft is begun: `{ today: true }`, `{ today: 'P14D' }`.
 */
export type DateOptions = OrderedTextOptions<FromToday>

const kind: Kind<DateOptions & FieldBase> = {
  messages: dateRules,
  check(field, raw, checking) {
    if (typeof raw !== 'string' || !isDate(raw)) {
      return checking.reject(hasShortYear(raw) ? 'dateYear' : 'date', raw)
    }
    isWithin(checking, field, raw, compare, writeDate, 'Date')
    return raw
  },
  schema: () => dateSchema,
}

/** A day of the calendar. */
export const date: FieldBuilder<'date', DateOptions, string> = (options) => build('date', kind, options)
