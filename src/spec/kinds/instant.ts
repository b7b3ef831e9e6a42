import { instantRules } from '../../words/rules/instantRules'
import type { Built, Certainty, FieldOptions, FieldBase } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { instantOf, writeInstant } from '../timeText'

/** A moment for the whole world as `2026-11-21T14:30:00Z` (RFC 3339 date-time), with an offset from UTC or `Z`. */
export interface InstantOptions extends FieldOptions<string> {
  readonly min?: string
  readonly max?: string
  /** Where the clocks are that show it, as the IANA database names it: `Europe/Berlin`. @default 'UTC' */
  readonly zone?: string
}

const kind: Kind<InstantOptions & FieldBase> = {
  words: instantRules,
  check(field, raw, checking) {
    const at = typeof raw === 'string' ? instantOf(raw) : Number.NaN
    if (typeof raw !== 'string' || Number.isNaN(at)) return checking.refuse('instant', 'rule.instant', raw)
    const { min, max, zone } = field
    const write = (bound: string) => writeInstant(bound, checking.locale, zone)
    if (min !== undefined && at < instantOf(min)) {
      return checking.refuse('min', 'rule.minDate', raw, { min }, { min: write(min) })
    }
    if (max !== undefined && at > instantOf(max)) {
      return checking.refuse('max', 'rule.maxDate', raw, { max }, { max: write(max) })
    }
    return raw
  },
  schema: () => ({ type: 'string', format: 'date-time' }),
}

/** A moment, the same everywhere, shown by the clocks of a zone. */
export function instant<const R extends boolean = false, const S extends boolean = false>(
  options?: InstantOptions & Certainty<R, S>,
) {
  return build('instant', kind, options) as Built<'instant', InstantOptions, string, string, R, S>
}
