'use client'

import { type CalendarDate, endOfWeek, parseDate, startOfWeek } from '@internationalized/date'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, use } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { calendarOf } from '../spec/values/calendar'
import { isDate } from '../spec/values/dateText'
import { useFieldLocale } from './useFieldLocale'

export interface DateCalendarProps {
  /** The element that the calendar opens at. */
  field: RefObject<HTMLElement | null>
  /** The date chosen so far, as text; a text that is no date chooses nothing. */
  date: string | null
  min: string | undefined
  max: string | undefined
  onPick: (date: string) => void
  onClose: () => void
}

/** The calendar that opens from a date field. It is loaded when it first opens. */
export function DateCalendar({ field, date, min, max, onPick, onClose }: DateCalendarProps) {
  const { t, locale } = useFieldLocale()
  return (
    <I18nProvider locale={new Intl.Locale(locale, { calendar: calendarOf(locale) }).toString()}>
      <Popover
        className="sw-DateField-popover"
        triggerRef={field}
        placement="bottom end"
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog className="sw-DateField-dialog" aria-label={t('date.calendar')}>
          <Calendar
            className="sw-DateField-calendar"
            aria-label={t('date.calendar')}
            autoFocus
            value={dayOf(date)}
            minValue={dayOf(min)}
            maxValue={dayOf(max)}
            onChange={(day) => onPick(day.toString())}
          >
            <header className="sw-DateField-header">
              <Button slot="previous" className="sw-DateField-step" aria-label={t('date.previousMonth')}>
                <ChevronLeft className="sw-icon" data-directional="" aria-hidden="true" />
              </Button>
              <CalendarMonthPicker>
                {(picker) => <Picker {...picker} name={t('date.month')} />}
              </CalendarMonthPicker>
              <CalendarYearPicker visibleYears={40}>
                {(picker) => <Picker {...picker} name={t('date.year')} />}
              </CalendarYearPicker>
              <Button slot="next" className="sw-DateField-step" aria-label={t('date.nextMonth')}>
                <ChevronRight className="sw-icon" data-directional="" aria-hidden="true" />
              </Button>
            </header>
            <Days />
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

/** The days of a month. Home and End lead to the ends of the week, as the ARIA practices have it, not of the month. */
function Days() {
  const { locale } = useFieldLocale()
  const state = use(CalendarStateContext)

  function handleKeys(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return
    if (!state || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const endOf = event.key === 'Home' ? startOfWeek : endOfWeek
    state.setFocusedDate(endOf(state.focusedDate, locale))
  }

  return (
    <div role="presentation" onKeyDownCapture={handleKeys}>
      <CalendarGrid className="sw-DateField-grid" weekdayStyle={weekdayStyleOf(locale)}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="sw-DateField-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => <CalendarCell className="sw-DateField-day" date={day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

/** Arabic and Persian have no short names for the days: whole ones would run into each other. */
function weekdayStyleOf(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2001, 0, day)))
  return names.some((name) => name.length > 4) ? 'narrow' : 'short'
}

interface PickerProps {
  name: string
  value: string | number
  items: readonly { id: number; formatted: string }[]
  onChange: (key: number) => void
}

function Picker({ name, value, items, onChange }: PickerProps) {
  return (
    <span className="sw-DateField-pick">
      <select
        className="sw-DateField-picker"
        aria-label={name}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <ChevronDown className="sw-icon sw-DateField-pickArrow" aria-hidden="true" />
    </span>
  )
}

function dayOf(date: string | null | undefined): CalendarDate | null {
  return date && isDate(date) ? parseDate(date) : null
}
