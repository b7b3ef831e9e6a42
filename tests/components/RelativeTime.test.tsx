import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RelativeTime } from '../../src/components/RelativeTime'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:30:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('RelativeTime', () => {
  it('goes on by itself, with one timer for all, and none once they are gone', () => {
    const view = render(
      <>
        <RelativeTime value="2026-11-21T14:28:00Z" />
        <RelativeTime value="2026-11-21T13:00:00Z" />
      </>,
    )
    expect(screen.getByText('2 minutes ago')).toBeTruthy()
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('3 minutes ago')).toBeTruthy()
    view.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is the exact moment in what a server sends, which does not know when it is read', () => {
    const sent = renderToString(<RelativeTime value="2026-11-21T14:28:00Z" />)
    expect(sent).toContain('>November 21, 2026')
    expect(sent).not.toContain('ago')
  })
})
