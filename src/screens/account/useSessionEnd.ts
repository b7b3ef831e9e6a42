'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Id } from '../../spec/fields/FieldBase'
import { openSessionTabs, type SessionNews, type SessionTabs } from './sessionTabs'
import { useSessionClock } from './useSessionClock'

/** How the session of a person stands, in one word. */
export type SessionStatus =
  | 'signedIn'
  /** It ends soon, and can be made longer. */
  | 'ending'
  /** It has ended: what waits goes on once the person has signed in. */
  | 'ended'
  /** Somebody else has signed in, here or in another tab: nothing goes on in their name. */
  | 'someoneElse'

/** A moment: a `Date`, its ISO 8601 text, or milliseconds since 1970. */
export type SessionMoment = Date | string | number

export interface SessionEndOptions {
  /** When the session ends, as its server says. Without it the end is known by the first call that is turned down. */
  endsAt?: SessionMoment | undefined
  /**
   * Makes the session longer, and answers with its new end, or changes `endsAt`. With both, a person is asked
   * before the end (WCAG 2.2.1); without it there is no question, since a warning that leaves nothing to do
   * only disturbs.
   */
  onExtend?: (() => SessionMoment | void | Promise<SessionMoment | void>) | undefined
  /** The seconds before the end in which a person is asked. WCAG 2.2.1 wants 20 at least. @default 120 */
  warnBefore?: number | undefined
  /** The id of the person. Where a sign-in answers with another one, here or in another tab, nothing goes on. */
  me?: Id | undefined
  /**
   * The name under which the tabs of this browser tell each other of the session that they share; `false` where each has
   * its own.
   * @default 'screenwright-session'
   */
  channel?: string | false | undefined
}

export interface SessionEnd {
  readonly status: SessionStatus
  /** Whether the dialog stands above the page. */
  readonly open: boolean
  /** When the session ends, in milliseconds since 1970. */
  readonly end: number | undefined
  /** Asks the person to sign in; resolved once they have. For `ProductProvider`, a form, or a call of the host's own. */
  readonly onSessionEnd: () => Promise<void>
  /** The person has signed in, or somebody else has where another id is given: what waited goes on, or does not. */
  readonly onSignedIn: (me?: Id) => void
  /** Makes the session longer; rejected where that does not work. */
  readonly onExtend: (() => Promise<void>) | undefined
  /** Asks whose work this is to sign in, after somebody else has. */
  readonly onSignInAgain: () => void
  /** The person has put the question away, and may be asked again. What waits goes on waiting. */
  readonly onOpenChange: (open: boolean) => void
}

/**
 * A session that ends and goes on, for `SessionEndDialog`: however many calls say that it has ended, the person is asked
 * once, and all of them go on, in every tab.
 */
export function useSessionEnd(options: SessionEndOptions = {}): SessionEnd {
  const { endsAt, onExtend, warnBefore = 120, me, channel = 'screenwright-session' } = options
  const [state, setState] = useState<{ status: SessionStatus; open: boolean }>(signedIn)
  const [waiting] = useState(() => new Set<() => void>())
  const tabs = useRef<SessionTabs>(undefined)
  const given = endsAt === undefined ? undefined : new Date(endsAt).getTime()
  const [clock, setClock] = useState({ given, end: given })
  // The host's latest value counts, until a person makes the session longer.
  if (clock.given !== given) setClock({ given, end: given })
  const { end } = clock
  const { status } = state

  function goOn() {
    setState(signedIn)
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  function setEnd(next: number | undefined) {
    setClock((now) => ({ ...now, end: next }))
  }

  const hear = useEffectEvent((news: SessionNews) => {
    if (isOther(news.me, me)) return setState({ status: 'someoneElse', open: true })
    const isLonger = news.end !== undefined && (end === undefined || news.end > end)
    if (isLonger) setEnd(news.end)
    if (news.signedIn || (isLonger && status === 'ending')) goOn()
  })
  useEffect(() => {
    if (channel === false) return
    const opened = openSessionTabs(channel, hear)
    tabs.current = opened
    return () => {
      tabs.current = undefined
      opened.close()
    }
  }, [channel])
  const tellWhose = useEffectEvent(() => {
    if (status !== 'someoneElse' && (me !== undefined || end !== undefined)) {
      tabs.current?.tell({ signedIn: false, me, end })
    }
  })
  // Tell the other tabs as well of a person who signed in on a page of its own.
  useEffect(() => tellWhose(), [channel, me, end])

  const phase = useSessionClock(end, onExtend ? warnBefore : 0)
  const [told, setTold] = useState<typeof phase>('before')
  if (told !== phase) {
    setTold(phase)
    if (phase === 'ended' && status !== 'someoneElse') setState({ status: 'ended', open: true })
    if (phase === 'ending' && status === 'signedIn') setState({ status: 'ending', open: true })
    if (phase === 'before' && status === 'ending') setState(signedIn)
  }

  return {
    ...state,
    end,
    onSessionEnd: () =>
      new Promise((resolve) => {
        waiting.add(resolve)
        setState((now) => ({ status: now.status === 'someoneElse' ? now.status : 'ended', open: true }))
      }),
    onSignedIn: (who) => {
      // The end that was known was that of the session before.
      if (phase === 'ended') setEnd(undefined)
      tabs.current?.tell({ signedIn: true, me: who ?? me, end: undefined })
      if (isOther(who, me)) setState({ status: 'someoneElse', open: true })
      else goOn()
    },
    onExtend:
      onExtend &&
      (async () => {
        const next = await onExtend()
        if (next !== undefined) setEnd(new Date(next).getTime())
        setState(signedIn)
      }),
    onSignInAgain: () => setState({ status: 'ended', open: true }),
    onOpenChange: (open) => setState((now) => ({ ...now, open })),
  }
}

const signedIn = { status: 'signedIn', open: false } as const

/** Unknown people are taken for the same: a host that says nothing of them has them sign in under an address that stands. */
function isOther(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}
