import { clock } from '../../internal/clock'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { calendarOf } from '../../spec/values/calendar'
import { hourStyle } from '../../spec/values/hourStyle'

/** When something was read, by the clocks of the browser: the time, and the day too if that was another one. */
export function timeText(at: number, locale: string): string {
  const day = format(locale, 'day')
  return day.format(at) === day.format(clock.now())
    ? format(locale, 'time').format(at)
    : format(locale).format(at)
}

const format = /* @__PURE__ */ oncePerLocale((locale, style) => {
  const day = { calendar: calendarOf(locale), day: 'numeric', month: 'long' } as const
  const time = { hour: hourStyle(locale), minute: '2-digit' } as const
  return new Intl.DateTimeFormat(
    locale,
    style === 'day' ? day : style === 'time' ? time : { ...day, ...time },
  )
})
