import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionEndOptions, useSessionEnd } from '../../../src/screens/account/useSessionEnd'

afterEach(cleanup)

const open = (options?: SessionEndOptions) =>
  renderHook((given: SessionEndOptions | undefined) => useSessionEnd(given), { initialProps: options })

describe('an end that is known', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const inMinutes = (minutes: number) => Date.now() + minutes * 60_000

  it('is asked about two minutes before, and put off by an answer with a later one', async () => {
    const onExtend = vi.fn(() => new Date(inMinutes(20)))
    const { result } = open({ endsAt: inMinutes(20), onExtend })
    await pass(18 * 60 - 1)
    expect(result.current).toMatchObject({ status: 'signedIn', open: false })
    await pass(2)
    expect(result.current).toMatchObject({ status: 'ending', open: true })
    await act(async () => result.current.onExtend?.())
    expect(result.current).toMatchObject({ status: 'signedIn', open: false })
    await pass(17 * 60)
    expect(result.current.status).toBe('signedIn')
    await pass(2 * 60)
    expect(result.current.status).toBe('ending')
  })

  it('is put off by a host that gives another one', async () => {
    const onExtend = () => {}
    const { result, rerender } = open({ endsAt: inMinutes(1), onExtend })
    expect(result.current.status).toBe('ending')
    rerender({ endsAt: inMinutes(20), onExtend })
    expect(result.current).toMatchObject({ status: 'signedIn', open: false })
  })

  it('comes all the same when the question was put away', async () => {
    const { result } = open({ endsAt: inMinutes(1), onExtend: () => {} })
    await act(async () => result.current.onOpenChange(false))
    await pass(59)
    expect(result.current.open).toBe(false)
    await pass(1)
    expect(result.current).toMatchObject({ status: 'ended', open: true })
  })

  it('warns nobody who can do nothing about it', async () => {
    const { result } = open({ endsAt: inMinutes(3) })
    await pass(179)
    expect(result.current.status).toBe('signedIn')
    await pass(1)
    expect(result.current).toMatchObject({ status: 'ended', open: true })
  })

  it('is over with a sign-in, also before the host gives the next one', async () => {
    const { result } = open({ endsAt: inMinutes(1) })
    await pass(60)
    const wentOn = vi.fn()
    await act(async () => void result.current.onSessionEnd().then(wentOn))
    await act(async () => result.current.onSignedIn())
    expect(result.current).toMatchObject({ status: 'signedIn', open: false })
    expect(wentOn).toHaveBeenCalledOnce()
  })
})

describe('somebody else who signs in', () => {
  it('goes on with nothing of the one before, until that one signs in', async () => {
    const { result } = open({ me: 'ana' })
    const wentOn = vi.fn()
    await act(async () => void result.current.onSessionEnd().then(wentOn))
    await act(async () => result.current.onSignedIn('ben'))
    expect(result.current).toMatchObject({ status: 'someoneElse', open: true })
    expect(wentOn).not.toHaveBeenCalled()
    await act(async () => result.current.onSignInAgain())
    expect(result.current.status).toBe('ended')
    await act(async () => result.current.onSignedIn('ana'))
    expect(result.current.status).toBe('signedIn')
    expect(wentOn).toHaveBeenCalledOnce()
  })
})

describe('tabs that share a session', () => {
  it('all go on when the person has signed in again in one of them', async () => {
    const here = open({ me: 'ana', channel: 'one sign-in' })
    const there = open({ me: 'ana', channel: 'one sign-in' })
    const wentOn = vi.fn()
    await act(async () => {
      void here.result.current.onSessionEnd()
      void there.result.current.onSessionEnd().then(wentOn)
    })
    expect(there.result.current.open).toBe(true)
    await act(async () => here.result.current.onSignedIn())
    await waitFor(() => expect(there.result.current).toMatchObject({ status: 'signedIn', open: false }))
    expect(wentOn).toHaveBeenCalledOnce()
  })

  it('stop when somebody else has signed in, by a page of its own too', async () => {
    const here = open({ me: 'ana', channel: 'two people' })
    expect(here.result.current.status).toBe('signedIn')
    open({ me: 'ben', channel: 'two people' })
    await waitFor(() => expect(here.result.current).toMatchObject({ status: 'someoneElse', open: true }))
  })

  it('know of a session that was made longer in another one', async () => {
    const endsAt = Date.now() + 60_000
    const later = Date.now() + 3_600_000
    const here = open({ endsAt, onExtend: () => later, channel: 'longer' })
    const there = open({ endsAt, onExtend: () => later, channel: 'longer' })
    await waitFor(() => expect(there.result.current.status).toBe('ending'))
    await act(async () => here.result.current.onExtend?.())
    await waitFor(() => expect(there.result.current).toMatchObject({ status: 'signedIn', end: later }))
  })

  it('are left alone where each has its own session', async () => {
    const here = open({ me: 'ana', channel: false })
    const said = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    await act(async () => here.result.current.onSignedIn())
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })
})
