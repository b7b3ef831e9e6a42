import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { OverviewScreenView } from '../../../src/screens/overview/OverviewScreenView'
import type { OverviewWidget } from '../../../src/screens/overview/overviewState'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-18T12:30:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sent: OverviewWidget = { id: 'sent', shows: 'fact', status: 'refreshFailed', title: 'Sent', value: 28 }

const age = () => screen.getByRole('status').textContent

function show(zone: string | undefined, at: string) {
  const readAt = Date.parse(at)
  render(
    <LocaleProvider locale="en-GB" {...(zone !== undefined && { zone })}>
      <OverviewScreenView status="ready" widgets={[{ ...sent, readAt }]} readAt={readAt} />
    </LocaleProvider>,
  )
}

it('says by the clocks of the page when it was read, and how old a part is', () => {
  show('Asia/Kolkata', '2026-03-18T12:07:00Z')
  expect(age()).toBe('As of 17:37')
  expect(screen.getByText(/could not be read again/).textContent).toContain('17:37')
})

it('tells by the same clocks whether that was another day', () => {
  show('Asia/Kolkata', '2026-03-17T18:40:00Z')
  expect(age()).toBe('As of 00:10')
  cleanup()
  show('Asia/Kolkata', '2026-03-17T18:20:00Z')
  expect(age()).toMatch(/17 March.*23:50/)
})

it('says it by the clocks of the browser where the page has no zone', () => {
  const own = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
  show(undefined, '2026-03-18T12:07:00Z')
  expect(age()).toBe(`As of ${own.format(Date.parse('2026-03-18T12:07:00Z'))}`)
})
