import type { TranslateWith } from '../../internal/useScreenLocale'
import type { CalendarMessageKey } from '../../messages/englishCalendar'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { EntityAccess } from '../product/useEntityAccess'
import { idIn } from '../source/saveRecord'
import type { CalendarFields } from './calendarFields'
import { clockText, wholeDay } from './dayTexts'
import { timesOf } from './eventTimes'
import type { CalendarColumns } from './useCalendarColumns'

interface MoveWordsOptions<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly fields: CalendarFields | undefined
  readonly columns: CalendarColumns | undefined
  readonly t: TranslateWith<CalendarMessageKey>
  readonly locale: string
  /** The title of a record; see `useTitles`. */
  readonly titleIn: (record: object) => string | undefined
}

type Changes = Readonly<Record<string, unknown>>

/** Say where records stand that were moved. */
export function moveWords<F extends Fields>(options: MoveWordsOptions<F>) {
  const { access, fields, columns, t, locale, titleIn } = options
  const nameOf = (record: RecordBy<F>) => titleIn(record) ?? String(idIn(access.entity, record))
  const timesIn = (record: RecordBy<F>) => fields && timesOf(record, fields)
  const dayOf = (date: string | undefined) => (date === undefined ? '' : wholeDay(date, locale))
  /** The head of the column in which a record stands, if that is among what was changed. */
  const headOf = (record: RecordBy<F>, changes: Changes) =>
    columns && Object.hasOwn(changes, columns.name) ? columns.labelOf(record) : undefined

  return {
    nameOf,
    /** Says on which day a record ends now. */
    endText: (record: RecordBy<F>) =>
      t('calendar.ended', { title: nameOf(record), date: dayOf(timesIn(record)?.end) }),
    /** Says on which day a record is after these changes; in which column and when, where it has gone to another one. */
    placeText(record: RecordBy<F>, changes: Changes): string {
      const [title, column, times] = [nameOf(record), headOf(record, changes), timesIn(record)]
      const date = dayOf(times?.start)
      if (column === undefined) return t('calendar.dropped', { title, date })
      const minute = times?.startMinute
      const when = minute === undefined ? date : `${date}, ${clockText(minute, locale)}`
      return t('calendar.droppedIn', { title, column, date: when })
    },
    /** Says where someone else has put a record meanwhile. */
    changedText(record: RecordBy<F>, changes: Changes): string {
      const [date, column] = [dayOf(timesIn(record)?.start), headOf(record, changes)]
      return column === undefined
        ? t('calendar.changed', { date })
        : t('calendar.changedIn', { date, column })
    },
  }
}
