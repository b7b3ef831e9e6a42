'use client'

import { endOfWeek, startOfWeek } from '@internationalized/date'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, use, useState } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'

interface CalendarMonthProps {
  /** Called with a day; the words that it returns say why that day cannot be chosen. */
  isUnavailable: ((date: string) => string | undefined) | undefined
}

/** A month of a calendar, with the way to others. */
export function CalendarMonth({ isUnavailable }: CalendarMonthProps) {
  const { t } = useLocaleWith(dateTexts)
  return (
    <>
      <header className="sw-DateField-header">
        <Button slot="previous" className="sw-DateField-step" aria-label={t('date.previousMonth')}>
          <ChevronLeft className="sw-icon" data-directional="" aria-hidden="true" />
        </Button>
        <CalendarMonthPicker>{(picker) => <Picker {...picker} name={t('date.month')} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={40}>
          {(picker) => <Picker {...picker} name={t('date.year')} />}
        </CalendarYearPicker>
        <Button slot="next" className="sw-DateField-step" aria-label={t('date.nextMonth')}>
          <ChevronRight className="sw-icon" data-directional="" aria-hidden="true" />
        </Button>
      </header>
      <Days isUnavailable={isUnavailable} />
    </>
  )
}

/** The days of a month. Home and End lead to the ends of the week, as the ARIA practices have it, not of the month. */
function Days({ isUnavailable }: CalendarMonthProps) {
  const { locale } = useLocaleWith()
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  const state = single ?? range
  const [pointed, setPointed] = useState<string>()

  function handleKeys(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return
    if (!state || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const endOf = event.key === 'Home' ? startOfWeek : endOfWeek
    state.setFocusedDate(endOf(state.focusedDate, locale))
  }

  const looked = pointed ?? state?.focusedDate.toString()
  return (
    <>
      <div role="presentation" onKeyDownCapture={handleKeys}>
        <CalendarGrid className="sw-DateField-grid" weekdayStyle={weekdayStyleOf(locale)}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="sw-DateField-weekday">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(day) => (
              <CalendarCell
                className="sw-DateField-day"
                date={day}
                onHoverStart={() => setPointed(day.toString())}
                onHoverEnd={() => setPointed(undefined)}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
      {isUnavailable && (
        <p className="sw-DateField-reason" aria-live="polite">
          {looked && isUnavailable(looked)}
        </p>
      )}
    </>
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
