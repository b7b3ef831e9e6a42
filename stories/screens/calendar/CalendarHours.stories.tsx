import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import type { CalendarEvent } from '../../../src/screens/calendar/CalendarEvent'
import { CalendarScreenView } from '../../../src/screens/calendar/CalendarScreenView'

const halls = [
  { id: 'courtyard', label: 'Courtyard' },
  { id: 'roof', label: 'Roof' },
]

const film = (day: number, hour: number, title: string, column: string): CalendarEvent => ({
  id: title,
  title,
  column,
  start: `2026-06-${day}`,
  end: `2026-06-${day}`,
  startMinute: hour * 60,
  endMinute: hour * 60 + 105,
  href: '#/films',
  state: { label: 'On sale', tone: 'info' },
})
const films: readonly CalendarEvent[] = [
  film(16, 21, 'Nosferatu', 'courtyard'),
  film(17, 20, 'Sunrise', 'roof'),
  film(18, 22, 'The General', 'courtyard'),
]

const meta = preview.meta({
  title: 'Screens/CalendarScreen/Hours',
  component: CalendarScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready' as const,
    title: 'Films',
    noun: 'film',
    nouns: 'films',
    view: 'week' as const,
    date: '2026-06-17',
    today: '2026-06-10',
    events: films,
    timed: true,
    layout: 'wide' as const,
  },
})

const scrollerIn = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-scroller]')!

async function expectInSight(canvas: HTMLElement, link: HTMLElement) {
  const [box, event] = [scrollerIn(canvas).getBoundingClientRect(), link.getBoundingClientRect()]
  await expect(event.top).toBeGreaterThanOrEqual(box.top)
  await expect(event.top + 20).toBeLessThanOrEqual(Math.min(box.bottom, innerHeight))
}

/** A festival shows films as soon as it is dark: the week opens at the first of them, and not at an empty morning. */
export const Evenings = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectInSight(canvasElement, canvas.getByRole('link', { name: /Sunrise/ }))
  },
})

/** One evening in columns opens in the same way, below what heads them. */
export const EveningInColumns = meta.story({
  args: { view: 'day', date: '2026-06-18', columns: halls },
  play: async ({ canvas, canvasElement }) => {
    await expectInSight(canvasElement, canvas.getByRole('link', { name: /The General/ }))
  },
})

function Arriving() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <CalendarScreenView
        {...meta.input.args}
        status={isThere ? 'ready' : 'loading'}
        events={isThere ? films : []}
      />
      <Button onClick={() => setThere(true)}>Let them come</Button>
    </>
  )
}

/** Films that come later bring the evening in sight, but not where a person has scrolled meanwhile. */
export const ComesLater = meta.story({
  parameters: { visual: { skip: 'the same as Evenings' } },
  render: () => <Arriving />,
  play: async ({ canvas, canvasElement }) => {
    scrollerIn(canvasElement).scrollTop = 96
    await userEvent.click(canvas.getByRole('button', { name: 'Let them come' }))
    await expect(canvas.getByRole('link', { name: /Sunrise/ })).toBeInTheDocument()
    await expect(scrollerIn(canvasElement).scrollTop).toBe(96)
  },
})
