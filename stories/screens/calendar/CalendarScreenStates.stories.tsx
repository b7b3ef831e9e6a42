import { expect, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { CalendarGridDays } from '../../../src/screens/calendar/CalendarGridDays'
import type { CalendarEvent } from '../../../src/screens/calendar/CalendarEvent'
import { EventLink, type EventLinkProps } from '../../../src/screens/calendar/EventLink'
import type { EventMoving } from '../../../src/screens/calendar/useEventMoving'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/CalendarScreen/Parts',
  component: EventLink,
  tags: ['states', '!autodocs'],
})

const still: EventMoving = { moving: undefined, onMoveAsk: undefined, handlersOf: () => ({}) }
const lifted: EventMoving = {
  ...still,
  handlersOf: () => ({ 'data-movable': '', 'data-lifted': '', draggable: false }),
}

const eventOf = (label: string, tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger') => ({
  id: tone,
  title: 'Tyres',
  start: '2026-03-18',
  end: '2026-03-18',
  startMinute: 540,
  href: '#tyres',
  state: { label, tone },
})

/** An event in the tone of its state: at rest, pointed at, focused, lifted, and going on in the next week. */
export const Events = meta.story({
  render: () => (
    <StatesSheet<EventLinkProps>
      part=".sw-CalendarEvent"
      width="field"
      rows={{
        neutral: { event: eventOf('Draft', 'neutral'), moving: still },
        info: { event: eventOf('Agreed', 'info'), moving: still },
        success: { event: eventOf('Done', 'success'), moving: still },
        warning: { event: eventOf('Asked for', 'warning'), moving: still },
        danger: { event: eventOf('Missed', 'danger'), moving: still },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        lifted: { moving: lifted },
        'goes on': { continues: { before: true, after: true } },
      }}
    >
      {(props) => <EventLink {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const link = within(canvas.getByRole('group', { name })).getByRole('link')
      const { backgroundColor, opacity, outlineStyle } = getComputedStyle(link)
      return [backgroundColor, opacity, outlineStyle].join(' ')
    }
    const looks = ['rest', 'hover', 'focus', 'lifted'].map((state) => look(`info, ${state}`))
    await expect(new Set(looks).size).toBe(4)
  },
})

interface WeekProps {
  events: readonly CalendarEvent[]
}

/** One day of March with more events than it has room for. */
const busyDay: readonly CalendarEvent[] = Array.from({ length: 9 }, (_, place) => ({
  ...eventOf('Agreed', 'info'),
  id: place,
  startMinute: 540 + place * 30,
}))

const week = ({ events }: WeekProps) => (
  <CalendarGridDays
    stretch={{ first: '2026-03-15', last: '2026-03-21' }}
    active="2026-03-15"
    onActiveChange={fn()}
    compact={false}
    ofMonth
    events={events}
    today="2026-03-16"
    moving={still}
    loading={false}
    label="A week"
    noun="booking"
    onOpen={undefined}
    onDayOpen={fn()}
    getCreateHref={() => '#new'}
  />
)

/** The days of a week: the number and the way to make a record are seen when one points there. */
export const Days = meta.story({
  render: () => (
    <StatesSheet<WeekProps>
      part=".sw-CalendarGrid-day"
      width="page"
      rows={{ days: { events: [] } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {week}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const create = (name: string) =>
      within(canvas.getByRole('group', { name })).getByRole('link', { name: /March 15/ })
    await expect(getComputedStyle(create('days, rest')).opacity).toBe('0')
    await expect(getComputedStyle(create('days, hover')).opacity).toBe('1')
  },
})

/** The buttons in a day: its way to make a record, its number, which opens it, and the button for the events that it has no room for. */
export const InADay = meta.story({
  render: () => (
    <>
      <StatesSheet<WeekProps>
        part=".sw-CalendarDay-create"
        width="page"
        rows={{ create: { events: [] } }}
        states={{ hover: {}, focus: {} }}
      >
        {week}
      </StatesSheet>
      <StatesSheet<WeekProps>
        part=".sw-CalendarDay-number"
        width="page"
        rows={{ number: { events: [] } }}
        states={{ hover: {}, focus: {} }}
      >
        {week}
      </StatesSheet>
      <StatesSheet<WeekProps>
        part=".sw-CalendarGrid-more"
        width="page"
        rows={{ more: { events: busyDay } }}
        states={{ rest: {}, hover: {}, focus: {} }}
      >
        {week}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const more = (state: string) => {
      const cell = canvas.getByRole('group', { name: `more, ${state}` })
      return getComputedStyle(
        within(cell).getByRole('button', { name: '6 more on Wednesday, March 18, 2026' }),
      )
    }
    await expect(more('hover').color).not.toBe(more('rest').color)
    await expect(more('hover').backgroundColor).not.toBe(more('rest').backgroundColor)
  },
})
