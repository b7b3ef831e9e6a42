import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { CalendarScreenView } from '../../../src/screens/calendar/CalendarScreenView'
import { duties, manyVisits, nightCall, someEvents, visits } from './someEvents'

const meta = preview.meta({
  title: 'Screens/CalendarScreen/States',
  component: CalendarScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready' as const,
    title: 'Bookings',
    noun: 'booking',
    nouns: 'bookings',
    date: '2026-03-18',
    today: '2026-03-18',
    events: someEvents,
    timed: true,
    onViewChange: fn(),
    onDateChange: fn(),
    onDayOpen: fn(),
    onMove: fn(),
    onMoveAsk: fn(),
    onRetry: fn(),
  },
})

/** The workshop looks at March: what takes days lies across them, and a full day says how many more there are. */
export const Month = meta.story({
  args: { getCreateHref: (date: string) => `#/new?day=${date}` },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: 'March 2026' })
    const today = within(grid).getByRole('button', { name: 'Wednesday, March 18, 2026, Today, 6 entries' })
    await expect(today).toHaveAttribute('aria-current', 'date')
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday')
    await userEvent.click(canvas.getByRole('button', { name: '3 more on Wednesday, March 18, 2026' }))
    await expect(args.onDayOpen).toHaveBeenCalledWith('2026-03-18')
    const create = within(grid).getByRole('link', { name: 'New booking on Wednesday, March 18, 2026' })
    await expect(create).toHaveAttribute('href', '#/new?day=2026-03-18')
  },
})

/** A week of work: what overlaps stands side by side, what takes days above the hours. */
export const Week = meta.story({
  args: { view: 'week' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('region', { name: 'Wednesday, March 18, 2026, Today' })
    const links = within(day).getAllByRole('link')
    await expect(links).toHaveLength(5)
    await expect(links[0]).toHaveAccessibleName(/Battery test.*9:00.AM to 12:00.PM, Agreed/)
    await expect(canvas.getByRole('heading', { name: /March 15 – 21, 2026/ })).toBeVisible()
  },
})

/** At twice the text size a column has room for the pill alone, and those beside each other for their shapes. */
export const WeekInLittleRoom = meta.story({
  args: { view: 'week', layout: 'wide' },
  parameters: { visual: { modes: ['light', 'dark', 'rtl', 'forced'] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '37rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const today = canvas.getByRole('button', { name: /Wednesday, March 18, 2026, Today/ })
    await expect(today.scrollWidth).toBeLessThanOrEqual(today.clientWidth)
    await expect(today.getBoundingClientRect().right).toBeLessThanOrEqual(
      today.parentElement!.getBoundingClientRect().right + 1,
    )
    const first = canvas.getByRole('link', { name: /Battery test.*Agreed/ })
    await expect(first.querySelector('.sw-CalendarEvent-shape')).toBeVisible()
    // No title is divided between letters: it has a line for whole words, or none.
    for (const title of canvasElement.querySelectorAll('.sw-CalendarHours-block .sw-CalendarEvent-title')) {
      const { overflowWrap, hyphens } = getComputedStyle(title)
      await expect([overflowWrap, hyphens]).toEqual(['normal', 'manual'])
    }
  },
})

/** Duties from seven to seven stand between the hours of both days, so that it is seen when one person takes over from another. */
export const Duties = meta.story({
  args: { view: 'week', zone: 'Europe/Paris', events: [...duties, nightCall] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.sw-CalendarHours-allDay')).toBeNull()
    const day = canvas.getByRole('region', { name: /Tuesday/ })
    const [leaving, coming] = within(day).getAllByRole('link')
    await expect(leaving).toHaveAccessibleName(
      /Maria Hofer.*March 16, 2026, 7:00.AM to .*March 17, 2026, 7:00.AM/,
    )
    await expect(leaving).toHaveTextContent(/Until 7:00.AM/)
    await expect(coming).toHaveTextContent(/7:00.AMJosef Huber/)
    const [end, start] = [leaving!.getBoundingClientRect(), coming!.getBoundingClientRect()]
    await expect(Math.abs(end.bottom - start.top)).toBeLessThanOrEqual(2)
    await expect(start.width).toBe(end.width)
  },
})

/** A duty that began on the day before the first says until when it goes on, and not when it began. */
export const GoesOnInTheAgenda = meta.story({
  args: { view: 'agenda', events: duties },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('region', { name: 'Sunday, March 1, 2026' })).getAllByRole(
      'listitem',
    )
    await expect(first).toHaveTextContent(/^Until 7:00.AM/)
  },
})

/** Short visits: the title stands on its line, with its time where there is room for both; a line tells the present time. */
export const HalfHours = meta.story({
  args: { view: 'week', zone: 'Europe/Paris', events: visits },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('region', { name: /Tuesday/ })).getAllByRole('link')
    for (const link of links) {
      const title = link.querySelector('.sw-CalendarEvent-title') as HTMLElement
      const [block, text] = [link.getBoundingClientRect(), title.getBoundingClientRect()]
      await expect(text.top).toBeGreaterThanOrEqual(block.top)
      await expect(text.bottom).toBeLessThanOrEqual(block.bottom)
    }
    await expect(links[0]).toHaveAccessibleName(
      /^Puncture, rear wheel with gear hub ?, Tuesday.*9:00.AM to 9:30.AM, Agreed$/,
    )
    // One o'clock in Paris, when it is noon in Greenwich.
    const line = canvasElement.querySelector('.sw-CalendarHours-now')
    await expect(line?.closest('section')).toHaveAccessibleName(/Wednesday, March 18, 2026, Today/)
    await expect(line).toHaveAttribute('aria-hidden', 'true')
  },
})

/** One day, opened from the month. */
export const Day = meta.story({
  args: { view: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wednesday, March 18, 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /School bicycles/ })).toBeVisible()
  },
})

/** Below each other, day by day; those that may be moved have a button for it. */
export const Agenda = meta.story({
  args: { view: 'agenda' },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('region', { name: 'Wednesday, March 18, 2026 · Today' })
    await expect(within(day).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(within(day).getByRole('button', { name: 'Move Tyres' }))
    await expect(args.onMoveAsk).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Move Wheel truing' })).toBeNull()
  },
})

/** Four hundred visits in a month: those in sight are drawn, and each keeps its day above it. */
export const ManyInTheAgenda = meta.story({
  args: { view: 'agenda', events: manyVisits },
  decorators: [(Story) => <div style={{ display: 'flex', blockSize: 640 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: /Chain/ }))[0]).toBeVisible()
    await expect(canvasElement.querySelectorAll('.sw-CalendarAgenda-row').length).toBeLessThan(60)
  },
})

/** On a phone the month is its numbers, and below them is the day that is tapped. */
export const Phone = meta.story({
  args: { layout: 'narrow' },
  parameters: { visual: { modes: ['narrow'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Battery test/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, March 17, 2026, 2 entries' }))
    await expect(await canvas.findByRole('link', { name: /Chain and cassette/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Battery test/ })).toBeNull()
  },
})

/** The month is there before what stands in it, and nothing jumps. */
export const Loading = meta.story({
  args: { status: 'loading', events: [] },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bookings' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Nothing stands in this month: it says so, and the days are there to begin with. */
export const Empty = meta.story({
  args: { status: 'empty', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No bookings on these days')
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
})

/** More stands on these days than is read at once. */
export const Capped = meta.story({
  args: { status: 'capped', cap: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the first 500 are shown')).toBeVisible()
  },
})

const unreadPart = {
  status: 'capped',
  cap: 9,
  unreadFrom: '2026-03-18',
  events: someEvents.filter(({ start }) => start <= '2026-03-18'),
} as const

/** The days up to the 18th were read, of that day a part: the others do not look free, and no number is said to be all. */
export const NotAllLoaded = meta.story({
  args: unreadPart,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid'))
    await expect(canvas.getByText(/^Days from Wednesday, March 18, 2026 on are not loaded/)).toBeVisible()
    await expect(grid.getByRole('button', { name: 'Monday, March 16, 2026, 2 entries' })).toBeVisible()
    await expect(grid.getByRole('button', { name: 'Saturday, March 14, 2026' })).toBeVisible()
    await expect(
      grid.getByRole('button', { name: 'Wednesday, March 18, 2026, Today, at least 6 entries' }),
    ).toBeVisible()
    await expect(
      grid.getByRole('button', { name: 'At least 4 more on Wednesday, March 18, 2026' }),
    ).toBeVisible()
    const later = grid.getByRole('button', { name: 'Tuesday, March 24, 2026, Not loaded' })
    await expect(later.closest('[role=gridcell]')).toHaveTextContent(/Not loaded$/)
    // The school's bicycles stay until the 20th, which may have others besides.
    const friday = grid.getByRole('button', { name: 'Friday, March 20, 2026, at least one entry' })
    await expect(
      within(friday.closest<HTMLElement>('[role=gridcell]')!).getByText('Not all loaded'),
    ).toBeVisible()
  },
})

/** The same in the hours of the week: the names of the days and a line above the hours say it. */
export const NotAllLoadedInAWeek = meta.story({
  args: { ...unreadPart, view: 'week' },
  parameters: { visual: { modes: ['light', 'rtl'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Wednesday, March 18, 2026, Today, Not all loaded' }),
    ).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Saturday, March 21, 2026, Not loaded' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Tuesday, March 17, 2026' })).toBeVisible()
    await expect(canvas.getByText('Not loaded')).toBeVisible()
    await expect(canvas.getAllByText('Not all loaded')).toHaveLength(3)
  },
})

/** In the agenda the day that was read in part says so, and a line at the end tells which days are not loaded. */
export const NotAllLoadedInTheAgenda = meta.story({
  args: { ...unreadPart, view: 'agenda' },
  parameters: { visual: { modes: ['light', 'rtl'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Wednesday, March 18, 2026 · Today · Not all loaded' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^March 19 – 31, 2026: not loaded$/)).toBeVisible()
  },
})

/** On a phone a number says that there may be more, a day without one that it is not loaded, and so does the day that is tapped. */
export const NotAllLoadedOnAPhone = meta.story({
  args: { ...unreadPart, layout: 'narrow' },
  parameters: { visual: { modes: ['narrow', 'narrow-rtl'] } },
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid'))
    await expect(grid.getByText('6+')).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: 'Tuesday, March 24, 2026, Not loaded' }))
    await expect(await canvas.findByText('March 24, 2026: not loaded')).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: /March 18, 2026, Today, at least 6 entries/ }))
    await expect(await canvas.findByRole('region', { name: /· Not all loaded$/ })).toBeVisible()
  },
})

/** The source cannot be asked by day, and has more than is read at once. */
export const NotNarrowed = meta.story({
  args: { status: 'capped', cap: 500, narrowed: false },
  parameters: { visual: { skip: 'the same as "Capped", in other words' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be asked for certain days/)).toBeVisible()
  },
})

/** The days could not be read. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    events: [],
    problem: { type: 'about:blank', status: 500, title: 'The book is closed for a moment' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** There is no connection, and nothing is known of these days. */
export const Offline = meta.story({
  args: { status: 'offline', events: [], problem: { type: 'about:blank', status: 0, title: 'No answer' } },
})

/** The records known before are still shown. */
export const RefreshFailed = meta.story({
  args: { status: 'refreshFailed', problem: { type: 'about:blank', status: 503, title: 'Busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The role may not see bookings at all. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', events: [], reason: 'Only for those who work here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only for those who work here/)).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})
