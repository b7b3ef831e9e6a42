import type { CalendarEvent } from '../../../src/screens/calendar/CalendarEvent'
import { timesOf } from '../../../src/screens/calendar/eventTimes'
import { booking, bookings } from './bookings'

const tones = { asked: 'warning', agreed: 'info', done: 'success' } as const
const words = { asked: 'Asked for', agreed: 'Agreed', done: 'Done' } as const
const fields = { kind: 'instant', start: 'begins', end: 'ends', zone: 'Europe/Paris' } as const

/** The bookings of the workshop as a calendar shows them. */
export const someEvents: readonly CalendarEvent[] = bookings.flatMap((one) => {
  const times = timesOf(one, fields)
  if (!times) return []
  const status = one.status ?? 'asked'
  return [
    {
      ...times,
      id: one.id,
      title: one.work,
      href: `#/${booking.name}/${one.id}`,
      state: { label: words[status], tone: tones[status] },
      movable: status !== 'done',
      resizable: status !== 'done',
    },
  ]
})

const visit = (start: string, startMinute: number, minutes: number, title: string): CalendarEvent => ({
  id: `${start} ${title}`,
  title,
  start,
  end: start,
  startMinute,
  endMinute: startMinute + minutes,
  href: '#/visits',
  state: { label: 'Agreed', tone: 'info' },
  movable: true,
  resizable: true,
})

/** Four hundred visits in March. */
export const manyVisits: readonly CalendarEvent[] = Array.from({ length: 400 }, (_, place) => ({
  ...visit(
    `2026-03-${String((place % 31) + 1).padStart(2, '0')}`,
    480 + (place % 20) * 30,
    30,
    ['Chain', 'Brake pads', 'Saddle'][place % 3] ?? '',
  ),
  id: place,
}))

/** Duties of a day and a night: who stands by changes at seven in the morning. */
export const duties: readonly CalendarEvent[] = [
  ['2026-02-28', '2026-03-01', 'Anna Gruber'],
  ['2026-03-15', '2026-03-16', 'Lukas Fuchs'],
  ['2026-03-16', '2026-03-17', 'Maria Hofer'],
  ['2026-03-17', '2026-03-18', 'Josef Huber'],
  ['2026-03-18', '2026-03-19', 'Lena Winkler'],
].map(([start = '', end = '', title = '']) => ({
  ...visit(start, 420, 0, title),
  end,
}))

/** A call soon after midnight. */
export const nightCall: CalendarEvent = visit('2026-03-19', 45, 90, 'Lost hikers')

/** Visits of half an hour and less, some of them side by side. */
export const visits: readonly CalendarEvent[] = [
  visit('2026-03-16', 540, 30, 'Chain'),
  visit('2026-03-16', 570, 30, 'Brake pads'),
  visit('2026-03-16', 615, 15, 'Key'),
  visit('2026-03-17', 540, 30, 'Puncture, rear wheel with gear hub'),
  visit('2026-03-17', 600, 30, 'Saddle'),
  visit('2026-03-17', 600, 30, 'Light and dynamo'),
  visit('2026-03-17', 660, 45, 'Fitting, Vélo Club'),
  visit('2026-03-18', 780, 30, 'Tyres'),
  visit('2026-03-18', 840, 30, 'Battery test, Brass & Sons'),
  visit('2026-03-19', 600, 60, 'Cargo bike, service'),
]
