import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { CalendarAgenda } from '../../../src/screens/calendar/CalendarAgenda'
import { CalendarColumns } from '../../../src/screens/calendar/CalendarColumns'
import type { CalendarEvent } from '../../../src/screens/calendar/CalendarEvent'
import { CalendarHours } from '../../../src/screens/calendar/CalendarHours'
import { CalendarTools, type CalendarToolsProps } from '../../../src/screens/calendar/CalendarTools'
import type { EventMoving } from '../../../src/screens/calendar/useEventMoving'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/CalendarScreen/Views',
  component: CalendarTools as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // The same days stand here in several views.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const today = '2026-03-18'
const tomorrow = '2026-03-19'

const stay: CalendarEvent = {
  id: 1,
  title: 'Simba stays',
  column: 'novak',
  start: today,
  end: tomorrow,
  href: '#simba',
  state: { label: 'Agreed', tone: 'info' },
}
const check: CalendarEvent = {
  id: 2,
  title: 'Caruso, wing',
  column: 'weber',
  start: tomorrow,
  end: tomorrow,
  startMinute: 600,
  endMinute: 660,
  href: '#caruso',
  state: { label: 'Asked for', tone: 'warning' },
}

const still: EventMoving = { moving: undefined, onMoveAsk: undefined, handlersOf: () => ({}) }

/** Simba is on the way from one vet to the other. */
const moving: EventMoving = {
  ...still,
  moving: {
    event: stay,
    shift: { days: 0, minutes: 0, part: 'event', column: 'weber' },
    times: { start: today, end: tomorrow },
    by: 'keys',
  },
}

const days = {
  events: [stay, check],
  today,
  moving: still,
  loading: false,
  label: 'Two days in March',
  noun: 'appointment',
  onOpen: undefined,
  onDayOpen: () => {},
  getCreateHref: undefined,
}

const views = {
  agenda: (
    <CalendarAgenda
      {...days}
      stretch={{ first: today, last: tomorrow }}
      columns={undefined}
      headingLevel={3}
    />
  ),
  hours: <CalendarHours {...days} days={[today, tomorrow]} zone="UTC" />,
  'moved to a column': (
    <CalendarColumns
      {...days}
      moving={moving}
      date={today}
      zone="UTC"
      columns={[
        { id: 'novak', label: 'Dr Novak' },
        { id: 'weber', label: 'Dr Weber' },
      ]}
    />
  ),
}

/** The reception sees which day is today in each view, which view is chosen, and under which vet a stay would be put. */
export const Views = meta.story({
  render: () => (
    <>
      <StatesSheet<Partial<CalendarToolsProps>>
        width="page"
        part=".sw-CalendarScreen-view[aria-pressed='true']"
        rows={{ 'chosen view': { view: 'week' } }}
        states={{ rest: {}, hover: {}, focus: {} }}
      >
        {(props) => (
          <CalendarTools
            view="day"
            date={today}
            today={today}
            period="March 15 – 21, 2026"
            periodId={`period-${String(props.view)}`}
            headingLevel={3}
            filters={undefined}
            filter={undefined}
            onFilterChange={undefined}
            onViewChange={() => {}}
            onDateChange={() => {}}
            {...props}
          />
        )}
      </StatesSheet>
      <StatesSheet<{ view?: keyof typeof views }>
        width="page"
        part=".sw-CalendarEvent"
        rows={{ today: {} }}
        states={{
          agenda: { view: 'agenda' },
          hours: { view: 'hours' },
          'moved to a column': { view: 'moved to a column' },
        }}
      >
        {({ view = 'agenda' }) => <div style={{ blockSize: 210, overflow: 'hidden' }}>{views[view]}</div>}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const week = within(canvas.getByRole('group', { name: 'chosen view, rest' })).getByRole('button', {
      pressed: true,
    })
    await expect(week).toHaveTextContent('Week')
    const columns = canvas.getByRole('group', { name: 'today, moved to a column' })
    const target = within(columns).getByRole('list', { name: /^Dr Weber, All day/ })
    await expect(target).toHaveStyle({ outlineStyle: 'dashed' })
  },
})
