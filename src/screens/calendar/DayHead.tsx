'use client'

import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { DayCreate } from './DayCreate'
import { dayAndMonth, dayNumber, shortWeekday, wholeDay } from './dayTexts'

export interface DayHeadProps {
  date: string
  today: string | undefined
  /** Whether the month is told: of the first day of one. @default false */
  showMonth?: boolean | undefined
  /** Whether the day of the week is told. @default false */
  showWeekday?: boolean | undefined
  /** How many events there are, in words; said where the day is reached by keys. @default not said */
  amount?: string | undefined
  /** Called with the day when its number is pressed. Without it that is no button. */
  onPress: ((date: string) => void) | undefined
  getCreateHref: ((date: string) => string | undefined) | undefined
  /** A record in the middle of a sentence: "flight". */
  noun: string
  /** Whether Tab leads here. @default true */
  reachable?: boolean | undefined
}

/** The number of a day, which opens it; today by word; and where a record of that day is made. */
export function DayHead(props: DayHeadProps) {
  const {
    date,
    today,
    showMonth,
    showWeekday,
    amount,
    onPress,
    getCreateHref,
    noun,
    reachable = true,
  } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const whole = wholeDay(date, locale)
  const isToday = date === today
  const number = showMonth ? dayAndMonth(date, locale) : dayNumber(date, locale)
  const text = showWeekday ? `${shortWeekday(date, locale)} ${number}` : number
  const createHref = getCreateHref?.(date)
  const words = [
    ...(showWeekday ? [text] : []),
    whole,
    ...(isToday ? [t('calendar.today')] : []),
    ...(amount === undefined ? [] : [amount]),
  ]
  return (
    <div className="sw-CalendarDay" data-today={isToday || undefined}>
      {onPress ? (
        <button
          type="button"
          className="sw-CalendarDay-number"
          data-number={date}
          aria-label={words.join(t('list.comma'))}
          aria-current={isToday ? 'date' : undefined}
          tabIndex={reachable ? 0 : -1}
          onClick={() => onPress(date)}
        >
          {text}
        </button>
      ) : (
        <span className="sw-CalendarDay-number">{text}</span>
      )}
      {isToday && (
        <span className="sw-CalendarDay-today" aria-hidden={onPress !== undefined}>
          {t('calendar.today')}
        </span>
      )}
      {createHref !== undefined && (
        <DayCreate
          href={createHref}
          label={t('calendar.createOn', { entity: noun, date: whole })}
          reachable={reachable}
        />
      )}
    </div>
  )
}
