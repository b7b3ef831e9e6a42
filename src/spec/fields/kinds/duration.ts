import { isWithin } from '../bounds'
import { durationRules } from '../../../messages/rules/durationRules'
import {
  compareDurations,
  DURATION,
  durationOf,
  LONGEST_DURATION,
  writeDuration,
} from '../../values/durationText'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'

/** A length of time as `PT1H30M` (ISO 8601), in weeks, days, hours, minutes and seconds: months differ in length. */
export interface DurationOptions extends FieldOptions<string> {
  readonly min?: string
  readonly max?: string
}

const kind: Kind<DurationOptions & FieldBase> = {
  messages: durationRules,
  check(field, raw, checking) {
    if (typeof raw !== 'string' || Number.isNaN(durationOf(raw))) {
      const example = writeDuration('PT1H30M', checking.locale)
      return checking.reject('duration', raw, { example: 'PT1H30M' }, { example })
    }
    isWithin(checking, field, raw, compareDurations, writeDuration)
    return raw
  },
  schema: () => ({
    type: 'string',
    format: 'duration',
    pattern: DURATION.source,
    maxLength: LONGEST_DURATION,
  }),
}

/** A length of time. */
export const duration: FieldBuilder<'duration', DurationOptions, string> = (options) =>
  build('duration', kind, options)
