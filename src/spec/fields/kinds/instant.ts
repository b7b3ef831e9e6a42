import { isWithin } from '../bounds'
import { instantRules } from '../../../messages/rules/instantRules'
import type { FieldBase, FieldBuilder, OrderedTextOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { hasShortYear } from '../../values/dateText'
import type { FromNow } from '../../values/fromNow'
import { compareInstants, INSTANT, isInstant, writeInstant } from '../../values/timeText'

/**
 * A moment for the whole world as `2026-11-21T14:30:00Z` (RFC 3339 date-time), with an offset from UTC or `Z`.
 * A `default` may count from when a draft is begun, to the minute: `{ now: true }`, `{ now: 'PT1H' }`.
 */
export interface InstantOptions extends OrderedTextOptions<FromNow> {
  /** Where the clocks are that show it, as the IANA database names it: `Europe/Berlin`. @default 'UTC' */
  readonly zone?: string | undefined
}

const kind: Kind<InstantOptions & FieldBase> = {
  messages: instantRules,
  check(field, raw, checking) {
    if (typeof raw !== 'string' || !isInstant(raw)) {
      return checking.reject(hasShortYear(raw) ? 'dateYear' : 'instant', raw)
    }
    isWithin(checking, field, raw, compareInstants, writeInstant, 'Date', field.zone)
    return raw
  },
  schema: () => ({ type: 'string', format: 'date-time', pattern: INSTANT.source }),
}

/** A moment, the same everywhere, shown by the clocks of a zone. */
export const instant: FieldBuilder<'instant', InstantOptions, string> = (options) =>
  build('instant', kind, options)
