import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import type { CalendarView } from '../../../src/screens/calendar/calendarAddress'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { choice, date, defineEntity, instant, integer, rule } from '../../../src/spec'
import { withRoom } from '../withRoom'

withRoom()
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-18T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    day: date({ label: 'Day', required: true }),
    begins: instant({ label: 'Begins', zone: 'UTC' }),
    room: choice(['blue', 'red'], { label: 'Room' }),
  },
  rules: [
    rule({ at: ['day'], require: { day: { gte: { today: true, zone: 'UTC' } } } }),
    rule({ at: ['begins'], require: { begins: { gt: { today: true } } } }),
  ],
})

function open(start: 'day' | 'begins', view: CalendarView, day: string) {
  render(
    <CalendarScreen
      entity={visit}
      source={memorySource(visit, [])}
      start={start}
      columnField="room"
      query={{ view, date: day }}
      getCreateHref={(on, values) => `#${on}${values ? `/${String(values['room'])}` : ''}`}
    />,
  )
}

/** The days on which a visit can be made, and the one that "New visit" begins with. */
async function offered() {
  const main = await screen.findByRole('link', { name: 'New visit' })
  const days = screen.queryAllByRole('link', { name: /new visit (on|:)?/i }).filter((link) => link !== main)
  return { main: main.getAttribute('href'), days: days.map((link) => link.getAttribute('href')) }
}

it('offers a new record on no day of a week that its rules reject', async () => {
  open('day', 'week', '2026-03-16')
  expect(await offered()).toEqual({
    main: '#2026-03-18',
    days: ['#2026-03-18', '#2026-03-19', '#2026-03-20', '#2026-03-21'],
  })
})

it('offers one on later days as before', async () => {
  open('day', 'week', '2026-03-24')
  expect(await offered()).toMatchObject({ main: '#2026-03-24', days: { length: 7 } })
})

it('offers one in no column of a day that they reject, nor in its hours', async () => {
  open('begins', 'day', '2026-03-18')
  expect(await offered()).toEqual({ main: '#2026-03-19', days: [] })
  cleanup()
  open('begins', 'day', '2026-03-19')
  expect(await offered()).toEqual({ main: '#2026-03-19', days: ['#2026-03-19/blue', '#2026-03-19/red'] })
})
