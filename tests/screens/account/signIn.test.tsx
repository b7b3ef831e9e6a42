import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { ProblemError } from '../../../src/data/problems'
import { arabic } from '../../../src/messages/arabic'
import { SessionEndDialog } from '../../../src/screens/account/SessionEndDialog'
import { SignInScreen, type SignInScreenProps } from '../../../src/screens/account/SignInScreen'
import { ResendCode } from '../../../src/screens/account/ResendCode'
import { useSessionEnd } from '../../../src/screens/account/useSessionEnd'

afterEach(cleanup)

const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const words = () => screen.getByRole('region').textContent

function enter() {
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), {
    target: { value: 'ana@example.com' },
  })
  fireEvent.change(password(), { target: { value: 'barn owl at dusk' } })
  fireEvent.submit(password().form!)
}

async function answered(status: number, more: object = {}) {
  render(<SignInScreen signIn={() => Promise.reject(new ProblemError({ status, ...more }))} />)
  await act(async () => enter())
  return screen.getByRole('region').dataset.status
}

describe('a sign-in that is turned down', () => {
  it('sounds the same for an unknown account, a wrong password and a request that was not understood', async () => {
    const said = new Set<string | null>()
    for (const status of [400, 401, 404, 422]) {
      expect(await answered(status, { detail: `Told by ${status}` })).toBe('rejected')
      said.add(words())
      expect(password().value).toBe('')
      cleanup()
    }
    expect(said.size).toBe(1)
  })

  it.each([0, 403, 429, 500])('keeps the password when it may have been right: %i', async (status) => {
    await answered(status)
    expect(password().value).toBe('barn owl at dusk')
  })

  it('names no account either when the server sends issues with a 401', async () => {
    const issues = [
      { path: ['email'], rule: 'x', params: {}, severity: 'error', source: 'server', message: 'Unknown' },
    ]
    expect(await answered(401, { issues })).toBe('rejected')
    expect(words()).not.toContain('Unknown')
  })
})

describe('where people sign in by a user name', () => {
  it('the dialog over the page keeps whose name it is, and gives the call that name and no address', async () => {
    const signIn = vi.fn()
    render(
      <SessionEndDialog
        open
        onOpenChange={() => {}}
        onSignedIn={() => {}}
        signInBy="username"
        username="ana.owl"
        signIn={({ username, password: word }) => signIn({ username, word })}
      />,
    )
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })
    expect([name.value, name.readOnly]).toEqual(['ana.owl', true])
    fireEvent.change(password(), { target: { value: 'barn owl at dusk' } })
    await act(async () => fireEvent.submit(password().form!))
    expect(signIn).toHaveBeenCalledWith({ username: 'ana.owl', word: 'barn owl at dusk' })
  })
})

describe('where people sign in by a code that is sent', () => {
  it('the dialog over the page sends it to whose session it was, and goes on with the two of them', async () => {
    const calls = { sendCode: vi.fn(), verifyCode: vi.fn(() => ({ me: 'ana' })) }
    const onSignedIn = vi.fn()
    render(
      <SessionEndDialog
        {...{ open: true, onOpenChange: () => {}, onSignedIn, signInByCode: calls }}
        email="ana@example.com"
      />,
    )
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    await act(async () => fireEvent.submit(email.form!))
    expect(calls.sendCode).toHaveBeenCalledWith({ email: 'ana@example.com' }, expect.anything())
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
    // It is their address: no other can be entered.
    expect(screen.queryByRole('button', { name: 'Enter another address' })).toBe(null)
    fireEvent.change(code, { target: { value: '314159' } })
    await act(async () => fireEvent.submit(code.form!))
    expect(calls.verifyCode).toHaveBeenCalledWith(
      { email: 'ana@example.com', code: '314159' },
      expect.anything(),
    )
    expect(onSignedIn).toHaveBeenCalledWith('ana')
  })
})

describe('before the script runs', () => {
  const html = (props: Partial<SignInScreenProps>) =>
    renderToString(<SignInScreen signIn={() => {}} {...props} />)

  it('posts, because an address would keep the password', () => {
    expect(html({})).toMatch(/<form[^>]* method="post"/)
    expect(html({ action: '/session' })).toMatch(/<form[^>]* action="\/session"/)
  })

  it('says what the server found wrong', () => {
    const issue = { path: ['email'], rule: 'x', params: {}, source: 'server' } as const
    const answer = { issues: [{ ...issue, severity: 'error', message: 'Enter another address' }] } as const
    expect(html({ answer })).toContain('Enter another address')
  })

  it('offers no passkey, which needs the script', () => {
    expect(html({ signInWithPasskey: () => {} })).not.toContain('passkey')
  })
})

it('hands a form to an action where there is no call', async () => {
  const action = vi.fn()
  render(<SignInScreen action={action} />)
  await act(async () => enter())
  await waitFor(() => expect(action).toHaveBeenCalledOnce())
  const data = action.mock.calls[0]?.[0] as FormData
  expect([...data.entries()]).toEqual([
    ['email', 'ana@example.com'],
    ['password', 'barn owl at dusk'],
  ])
})

it('speaks Arabic', () => {
  render(
    <LocaleProvider locale="ar" messages={arabic}>
      <SignInScreen signIn={() => {}} />
    </LocaleProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe('تسجيل الدخول')
})

describe('a session that ends', () => {
  it('is asked about once, and all that waited go on', async () => {
    const { result } = renderHook(() => useSessionEnd())
    const wentOn: string[] = []
    await act(async () => {
      void result.current.onSessionEnd().then(() => wentOn.push('list'))
      void result.current.onSessionEnd().then(() => wentOn.push('form'))
    })
    expect(result.current.open).toBe(true)
    expect(wentOn).toEqual([])
    await act(async () => result.current.onSignedIn())
    expect(result.current.open).toBe(false)
    expect(wentOn).toEqual(['list', 'form'])
  })

  it('may be put away and asked about again', async () => {
    const { result } = renderHook(() => useSessionEnd())
    const goOn = vi.fn()
    await act(async () => void result.current.onSessionEnd().then(goOn))
    await act(async () => result.current.onOpenChange(false))
    expect(goOn).not.toHaveBeenCalled()
    await act(async () => void result.current.onSessionEnd())
    await act(async () => result.current.onSignedIn())
    expect(goOn).toHaveBeenCalledOnce()
  })
})

describe('a code that is sent again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('can be had after some seconds, and then again after as many', async () => {
    const resend = vi.fn()
    render(<ResendCode onResend={resend} after={30} />)
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('Send it again in 30 seconds')
    await act(async () => void vi.advanceTimersByTime(30_000))
    expect(button.textContent).toBe('Send it again')
    await act(async () => button.click())
    expect(resend).toHaveBeenCalledOnce()
    expect(button.textContent).toBe('Send it again in 30 seconds')
    await act(async () => button.click())
    expect(resend).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('It has been sent again.')
  })
})
