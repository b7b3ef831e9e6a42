import { clockIn } from '../../spec/values/zonedTime'
import { clock } from '../../internal/clock'

/** Minutes since midnight by the clocks of a zone, or of the browser. */
export function minuteNow(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): number {
  const [hours = 0, minutes = 0] = clockIn(zone, clock.now()).time.split(':').map(Number)
  return hours * 60 + minutes
}
