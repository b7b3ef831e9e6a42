import { clock } from '../../internal/clock'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { calendarOf } from '../../spec/values/calendar'
import { hourStyle } from '../../spec/values/hourStyle'

/** When something was read, by the clocks of a zone or else of the browser: the time, and the day too if that was another one. */
export function timeText(at: number, locale: string, zone: string | undefined): string {
  const format = (style: Style) => formatOf(locale, `${style} ${zone ?? ''}`)
  const day = format('day')
  return day.format(at) === day.format(clock.now()) ? format('time').format(at) : format('both').format(at)
}

type Style = 'day' | 'time' | 'both'

const formatOf = /* @__PURE__ */ oncePerLocale((locale, styleAndZone = '') => {
  const [style, timeZone = ''] = styleAndZone.split(' ')
  const day = { calendar: calendarOf(locale), day: 'numeric', month: 'long' } as const
  const time = { hour: hourStyle(locale), minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, {
    ...(style !== 'time' && day),
    ...(style !== 'day' && time),
    ...(timeZone !== '' && { timeZone }),
  })
})
