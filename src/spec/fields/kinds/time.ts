import { isWithin } from '../bounds'
import { timeRules } from '../../../messages/rules/timeRules'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { compareTimes, isTime, TIME, writeTime } from '../../values/timeText'

/** A time of the day as `14:30` or `14:30:15`, of no day and no zone in particular. */
export interface TimeOptions extends FieldOptions<string> {
  readonly min?: string
  readonly max?: string
}

const kind: Kind<TimeOptions & FieldBase> = {
  messages: timeRules,
  check(field, raw, checking) {
    if (typeof raw !== 'string' || !isTime(raw)) {
      const example = writeTime('14:30', checking.locale)
      return checking.reject('time', raw, { example })
    }
    isWithin(checking, field, raw, compareTimes, writeTime, 'Date')
    return raw
  },
  schema: () => ({ type: 'string', pattern: TIME.source }),
}

/** A time of the day. */
export const time: FieldBuilder<'time', TimeOptions, string> = (options) => build('time', kind, options)
