import { createRoot } from 'react-dom/client'
import { CalendarScreenView } from '../../../src/screens/calendar/CalendarScreenView'
import type { CalendarEvent } from '../../../src/screens/calendar/CalendarEvent'
import type { CalendarView } from '../../../src/screens/calendar/calendarAddress'
import { expose, recordsOf } from './records'

let events: readonly CalendarEvent[] = []

/** The calendar of as many events as the list has rows. */
export function exposeCalendar(view: CalendarView): void {
  expose({
    prepare(count) {
      events = recordsOf(count).map(({ id, title, date }) => ({
        id,
        title,
        start: date,
        end: date,
        href: `#/${id}`,
      }))
    },
    mount: () =>
      createRoot(document.getElementById('root')!).render(
        <CalendarScreenView
          status="ready"
          title="Bookings"
          noun="booking"
          nouns="bookings"
          view={view}
          date="2026-03-18"
          today="2026-03-18"
          events={events}
        />,
      ),
    scroller: view === 'agenda' ? '.sw-CalendarAgenda' : 'html',
    row: '.sw-CalendarEvent',
  })
}
