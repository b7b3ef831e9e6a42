import { momentsAt } from '../../fields/zonedTime'
import { addDays } from './days'

/** The first moment at which the clocks of a zone show this, or the one to which they jump over it. */
export function momentAt(zone: string, date: string, time: string): number {
  const [found] = momentsAt(zone, { date, time })
  if (found !== undefined) return found
  const after = new Date(Date.parse(`${date}T${time}Z`) + 3_600_000).toISOString()
  return (
    momentsAt(zone, { date: after.slice(0, 10), time: after.slice(11, 19) })[0] ??
    Date.parse(`${date}T${time}Z`)
  )
}

/** The first moment of a day by the clocks of a zone, as it is stored (RFC 3339). */
export function startOfDay(zone: string, date: string): string {
  return new Date(momentAt(zone, date, '00:00:00')).toISOString()
}

/** The last millisecond of a day by the clocks of a zone, as it is stored (RFC 3339). */
export function endOfDay(zone: string, date: string): string {
  return new Date(momentAt(zone, addDays(date, 1), '00:00:00') - 1).toISOString()
}
