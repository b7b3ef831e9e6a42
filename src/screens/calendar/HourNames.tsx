'use client'

import type { CSSProperties } from 'react'
import { useLocaleWith } from '../../internal/useLocaleWith'
import { hourText } from './dayTexts'

/** The hours of a day, in digits. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** The names of the hours beside the days, each on its line. */
export function HourNames() {
  const { locale } = useLocaleWith()
  return (
    <div className="sw-CalendarHours-hours" aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className="sw-CalendarHours-hour" style={{ '--hour': hour } as CSSProperties}>
          {hour > 0 && hourText(hour, locale)}
        </span>
      ))}
    </div>
  )
}
