import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { Retry } from '../../../src/screens/status/Retry'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const [first] = someStrikes
const id = first?.reportId ?? ''
const source = (status: number, until: () => boolean) => {
  const made = strikeSource()
  made.control.fail = ({ phase }) => (phase === 'before' && !until() ? { status } : undefined)
  return made
}
type Source = ReturnType<typeof strikeSource>

const screens: readonly (readonly [string, (from: Source) => React.ReactNode, () => Promise<unknown>])[] = [
  ['list', (from) => <ListScreen entity={strike} source={from} />, () => screen.findByRole('grid')],
  [
    'record',
    (from) => <DetailScreen entity={strike} source={from} id={id} editHref="#edit" />,
    () => screen.findByRole('link', { name: 'Edit' }),
  ],
  [
    'form',
    (from) => <FormScreen entity={strike} source={from} id={id} fields={['species']} />,
    () => screen.findByRole('textbox', { name: 'Species' }),
  ],
]

describe.each(screens)('where a session has ended, the %s', (_, draw, comes) => {
  it('lets a person sign in, and comes by itself then', async () => {
    let signedIn = false
    const onSessionEnd = vi.fn(() => Promise.resolve().then(() => void (signedIn = true)))
    render(
      <ProductProvider product={{}} role="pilot" onSessionEnd={onSessionEnd}>
        {draw(source(401, () => signedIn))}
      </ProductProvider>,
    )
    const button = await screen.findByRole('button', { name: 'Sign in' })
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeTruthy()
    await act(async () => button.click())
    await waitFor(() => expect(screen.queryByText('You are signed out')).toBeNull())
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    await comes()
  })
})

describe.each(screens)('where it is forbidden, the %s', (name, draw) => {
  it('passes on that a person asks for access, once', async () => {
    const onAskAccess = vi.fn(() => Promise.resolve())
    render(
      <ProductProvider product={{}} role="pilot" onAskAccess={onAskAccess}>
        {draw(source(403, () => false))}
      </ProductProvider>,
    )
    const button = await screen.findByRole('button', { name: 'Ask for access' })
    await act(async () => button.click())
    expect(document.activeElement).toBe(await screen.findByText('You have asked for access.'))
    expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull()
    expect(onAskAccess.mock.calls).toEqual([
      [
        {
          list: { entity: strike.name, action: 'list' },
          record: { entity: strike.name, action: 'read', id },
          form: { entity: strike.name, action: 'update', id },
        }[name],
      ],
    ])
  })

  it('says that it did not get through, and can be asked again', async () => {
    const onAskAccess = vi.fn(() => Promise.reject(new Error('no answer')))
    render(
      <ProductProvider product={{}} role="pilot" onAskAccess={onAskAccess}>
        {draw(source(403, () => false))}
      </ProductProvider>,
    )
    const button = await screen.findByRole('button', { name: 'Ask for access' })
    await act(async () => button.click())
    await screen.findByText('Your question did not get through. Try again.')
    await act(async () => button.click())
    expect(onAskAccess).toHaveBeenCalledTimes(2)
  })
})

describe('a call that has to wait', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('counts the seconds down, and can be tried then and not before', () => {
    const onRetry = vi.fn()
    render(<Retry onRetry={onRetry} retryAfter={3} />)
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('Try again in 3 seconds')
    act(() => button.click())
    act(() => void vi.advanceTimersByTime(2000))
    expect(button.textContent).toBe('Try again in one second')
    act(() => button.click())
    expect(onRetry).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1000))
    expect(button.textContent).toBe('Try again')
    act(() => button.click())
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
