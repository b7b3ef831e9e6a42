import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Banner } from '../../src/components/Banner'

const region = (urgency: string) => document.querySelector(`.sw-announcer[aria-live="${urgency}"]`)
const spoken = (urgency: string) => [...(region(urgency)?.children ?? [])].map((line) => line.textContent)
const waitUntilHeard = () => act(() => void vi.advanceTimersByTime(100))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('a banner', () => {
  it('is announced once, also when React mounts it twice, in a region that was there before its words', () => {
    render(
      <StrictMode>
        <Banner tone="danger" title="Not sent">
          Send it again.
        </Banner>
      </StrictMode>,
    )
    expect(region('assertive')?.childElementCount).toBe(0)
    waitUntilHeard()
    expect(spoken('assertive')).toEqual(['Not sent. Send it again.'])
    expect(spoken('polite')).toEqual([])
  })

  it('is announced after those before it', () => {
    render(<Banner title="First" />)
    render(<Banner title="Second" />)
    waitUntilHeard()
    render(<Banner title="Third" />)
    expect(spoken('polite')).toEqual(['First', 'Second', 'Third'])
  })

  it('that came with the page is read in its place, and other words in it are news', async () => {
    const banner = (title: string) => <Banner title={title} />
    const page = document.createElement('main')
    document.body.append(page)
    page.innerHTML = renderToString(banner('Closed on Sunday'))
    const root = await act(async () => hydrateRoot(page, banner('Closed on Sunday')))
    waitUntilHeard()
    expect(spoken('polite')).toEqual([])
    act(() => root.render(banner('Closed on Monday')))
    expect(spoken('polite')).toEqual(['Closed on Monday'])
    act(() => root.unmount())
  })

  it('is a group with its title as name, or with its sentence where it has none', () => {
    render(<Banner>Half of these reports say no speed.</Banner>)
    expect(screen.getByRole('group', { name: 'Half of these reports say no speed.' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
