// @vitest-environment node
import { expect, it } from 'vitest'
import type { EventTimes } from '../../../src/screens/calendar/eventTimes'
import { firstHour } from '../../../src/screens/calendar/firstHour'

const days = ['2026-06-12', '2026-06-13']
const at = (time: string, start = '2026-06-12', end = start): EventTimes => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { start, end, startMinute: hours * 60 + minutes, endMinute: end === start ? 1440 : 60 }
}
const opens = (events: readonly EventTimes[], now?: number) => firstHour({ events, days, inSight: 11, now })

it('opens at seven, or earlier where something begins before', () => {
  expect(opens([])).toBe(7)
  expect(opens([at('9:00'), at('21:00')])).toBe(7)
  expect(opens([at('21:00'), at('5:45', '2026-06-13')])).toBe(5)
})

it('opens at the first event where none would be in sight', () => {
  expect(opens([at('17:30')])).toBe(7)
  expect(opens([at('18:00')])).toBe(18)
  expect(opens([at('21:30'), at('20:15', '2026-06-13')])).toBe(20)
})

it('opens today at the present time where that is before the first event, and never after it', () => {
  expect(opens([at('20:15')], 16 * 60 + 50)).toBe(16)
  expect(opens([at('20:15')], 22 * 60)).toBe(20)
  expect(opens([at('9:00')], 22 * 60)).toBe(7)
})

it('does not begin at midnight for an event of the evening before, unless there is no other', () => {
  const late = at('23:00', '2026-06-11', '2026-06-12')
  expect(opens([late, at('20:00')])).toBe(20)
  expect(opens([late])).toBe(0)
  expect(opens([late, at('9:00')])).toBe(7)
})
