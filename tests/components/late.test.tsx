import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { late } from '../../src/components/late'
import { LateControlFailure, LateDialogFailure } from '../../src/components/LateFailure'

afterEach(cleanup)

interface GreetingProps {
  name: string
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>

/** A load that fails so many times before it succeeds. */
function failing(times: number) {
  let left = times
  return vi.fn(async (): Promise<ComponentType<GreetingProps>> => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
}

const draw = (Part: ComponentType<GreetingProps>, name = 'Ada') => (
  <Suspense fallback="Coming">
    <Part name={name} />
  </Suspense>
)

describe('a part whose code comes late', () => {
  it('keeps its place until it is there, and is loaded once', async () => {
    const load = failing(0)
    const Part = late(load)
    const { rerender } = render(draw(Part))
    screen.getByText('Coming')
    await screen.findByText('Hello Ada')
    rerender(draw(Part, 'Grace'))
    screen.getByText('Hello Grace')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is drawn at once where it was loaded before', async () => {
    const Part = late(failing(0))
    void Part.preload()
    await act(async () => {})
    render(draw(Part))
    screen.getByText('Hello Ada')
  })

  it('says that it could not be loaded, and comes when a person tries again', async () => {
    render(draw(late(failing(2))))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    screen.getByText('This could not be loaded')
    await userEvent.click(retry)
    await screen.findByText('This could not be loaded')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Hello Ada')
    expect(screen.queryByText('This could not be loaded')).toBeNull()
  })

  it('comes by itself when the network is back', async () => {
    render(draw(late(failing(1))))
    await screen.findByText('This could not be loaded')
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByText('Hello Ada')
  })

  it('is tried anew by the next who wants it, also when it failed ahead of time', async () => {
    const Part = late(failing(2))
    void Part.preload()
    await act(async () => {})
    const { unmount } = render(draw(Part))
    await screen.findByText('This could not be loaded')
    unmount()
    render(draw(Part))
    await screen.findByText('Hello Ada')
  })

  it('takes the focus in place of a dialog that was asked for', async () => {
    render(draw(late(failing(1), LateDialogFailure)))
    const words = await screen.findByText('This could not be loaded')
    expect(document.activeElement?.contains(words)).toBe(true)
  })

  it('is a button of a few words where there is no room for more', async () => {
    render(draw(late(failing(1), LateControlFailure)))
    await userEvent.click(await screen.findByRole('button', { name: 'This could not be loaded. Try again' }))
    await screen.findByText('Hello Ada')
  })
})
