import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CalendarScreenView } from '../../../src/screens/calendar/CalendarScreenView'

afterEach(cleanup)

const onDay = (id: string, column?: string) => ({
  id,
  title: id,
  start: '2026-03-18',
  end: '2026-03-18',
  startMinute: 540,
  endMinute: 600,
  movable: true,
  reassignable: true,
  column,
})

const view = {
  status: 'ready',
  title: 'Visits',
  noun: 'visit',
  nouns: 'visits',
  view: 'day',
  date: '2026-03-18',
  timed: true,
  layout: 'wide',
  columns: [
    { id: 'a', label: 'Anna' },
    { id: 'b', label: 'Ben' },
  ],
  events: [onDay('Bello', 'a'), onDay('Mimi', 'gone')],
} as const

const day = 'Wednesday, March 18, 2026'
const column = (name: string) => screen.getByRole('region', { name: `${name}, ${day}` })
const eventOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const keys = (element: HTMLElement, ...pressed: readonly string[]) => {
  for (const key of pressed) fireEvent.keyDown(element, { key })
}

it('is drawn from plain props, and loses no event of a column that is not there', () => {
  render(<CalendarScreenView {...view} getCreateHref={(date, id) => `#${date}/${id}`} />)
  expect(within(column('Anna')).getByRole('button', { name: /^Bello/ })).toBeTruthy()
  expect(within(column('Ben')).queryByRole('button')).toBeNull()
  expect(within(column('Others')).getByRole('button', { name: /^Mimi/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: `Ben: new visit on ${day}` }).getAttribute('href')).toBe(
    '#2026-03-18/b',
  )
  expect(screen.queryByRole('link', { name: /^Others/ })).toBeNull()
})

it('tells into which column something was put, together with the time', () => {
  const onMove = vi.fn()
  render(<CalendarScreenView {...view} onMove={onMove} />)
  keys(eventOf('Bello'), ' ', 'ArrowRight', 'ArrowDown', 'Enter')
  expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'Bello' }), {
    days: 0,
    minutes: 15,
    part: 'event',
    column: 'b',
  })
  onMove.mockClear()
  keys(eventOf('Bello'), ' ', 'ArrowRight', 'ArrowLeft', 'Enter')
  expect(onMove).not.toHaveBeenCalled()
})

it('moves along the hours alone what may not change its column, and to columns alone what may not change its time', () => {
  const onMove = vi.fn()
  const events = [
    { ...onDay('Bello', 'a'), reassignable: false },
    { ...onDay('Rex', 'a'), movable: false },
  ]
  render(<CalendarScreenView {...view} events={events} onMove={onMove} />)
  keys(eventOf('Bello'), ' ', 'ArrowRight', 'ArrowUp', 'Enter')
  expect(onMove).toHaveBeenLastCalledWith(events[0], { days: 0, minutes: -15, part: 'event' })
  keys(eventOf('Rex'), ' ', 'ArrowRight', 'ArrowUp', 'Enter')
  expect(onMove).toHaveBeenLastCalledWith(events[1], { days: 0, minutes: 0, part: 'event', column: 'b' })
})

it.each([{ view: 'week' }, { timed: false }, { layout: 'narrow' }, { columns: [] }] as const)(
  'has no columns with %j',
  (props) => {
    render(<CalendarScreenView {...view} {...props} />)
    expect(document.querySelector('.sw-CalendarColumns')).toBeNull()
    expect(eventOf('Bello')).toBeTruthy()
    expect(eventOf('Mimi')).toBeTruthy()
  },
)

it('says in the name of each column that the day is not loaded, or not all of it', () => {
  const { rerender } = render(
    <CalendarScreenView {...view} status="capped" cap={2} unreadFrom="2026-03-18" />,
  )
  for (const name of ['Anna', 'Ben']) {
    expect(screen.getByRole('region', { name: `${name}, ${day}, Not all loaded` })).toBeTruthy()
  }
  rerender(<CalendarScreenView {...view} events={[]} status="capped" cap={2} unreadFrom="2026-03-18" />)
  expect(screen.getByRole('region', { name: `Anna, ${day}, Not loaded` })).toBeTruthy()
  expect(screen.getByText('Not loaded')).toBeTruthy()
})
