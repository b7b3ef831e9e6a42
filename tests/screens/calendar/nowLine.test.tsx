import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CalendarScreenView } from '../../../src/screens/calendar/CalendarScreenView'
import { NowLine } from '../../../src/screens/calendar/NowLine'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-18T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const line = () => document.querySelector<HTMLElement>('.sw-CalendarHours-now')
const minute = () => Math.round(Number(line()?.style.getPropertyValue('--from')) * 1440)

describe('The line at the present time', () => {
  it('stands where the clocks of the zone are', () => {
    render(<NowLine zone="Asia/Kolkata" />)
    expect(minute()).toBe(17 * 60 + 30)
  })

  it('goes on by the minute, and draws nothing else again', () => {
    const drawn = vi.fn()
    render(
      <Profiler id="calendar" onRender={drawn}>
        <CalendarScreenView
          {...{ status: 'ready', title: 'Visits', noun: 'visit', nouns: 'visits', view: 'week', timed: true }}
          layout="wide"
          zone="Europe/Paris"
          date="2026-03-18"
          today="2026-03-18"
        />
      </Profiler>,
    )
    expect(minute()).toBe(13 * 60)
    const day = line()?.closest('section')
    const draws = drawn.mock.calls.length
    act(() => void vi.advanceTimersByTime(30_000))
    expect(drawn).toHaveBeenCalledTimes(draws)
    act(() => void vi.advanceTimersByTime(30_000))
    expect(minute()).toBe(13 * 60 + 1)
    expect(line()?.closest('section')).toBe(day)
  })

  it('is on no other day, and not in what a server sends', () => {
    const view = { status: 'ready', title: 'Visits', noun: 'visit', nouns: 'visits', view: 'week' } as const
    render(<CalendarScreenView {...view} timed layout="wide" date="2026-03-11" today="2026-03-18" />)
    expect(line()).toBeNull()
    expect(renderToString(<NowLine zone="UTC" />)).toBe('')
  })
})
