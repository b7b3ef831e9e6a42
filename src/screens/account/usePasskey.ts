'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** How a passkey is asked for, to be handed on to `navigator.credentials.get`. */
export interface PasskeyContext {
  /** Aborts when the page is left, or when the person has taken another way. */
  readonly signal: AbortSignal
  /**
   * `optional` opens the browser's dialog; `conditional` waits in silence until a passkey is chosen among what the
   * browser offers to fill in.
   */
  readonly mediation: 'optional' | 'conditional'
}

export interface Passkey {
  /** `absent` where the product or the browser has none. */
  readonly status: 'absent' | 'ready' | 'asking' | 'failed'
  /** Asks for one. */
  readonly onPasskey: () => void
}

/**
 * Sign in with a passkey: by a button, and among what the browser offers to fill in. The call asks the product's server
 * and the browser; nothing of the protocol is known here.
 */
export function usePasskey<Answer>(
  signIn: ((context: PasskeyContext) => Answer | Promise<Answer>) | undefined,
  onDone: (answer: Answer) => void,
): Passkey {
  const [status, setStatus] = useState<'ready' | 'asking' | 'failed'>('ready')
  const [requests] = useState(createRequests)
  /** Counted up to wait in silence once more. */
  const [wait, setWait] = useState(0)
  const isKnown = useSyncExternalStore(never, browserKnowsPasskeys, () => false)
  const isThere = signIn !== undefined && isKnown

  const waitInSilence = useEffectEvent(() => {
    const signal = requests.begin()
    void offered(signIn, signal).then((taken) => {
      if (taken && !signal.aborted) onDone(taken.answer)
    })
  })

  useEffect(() => {
    if (!isThere) return
    waitInSilence()
    return requests.abort
  }, [isThere, wait, requests])

  async function ask() {
    if (!signIn || status === 'asking') return
    const signal = requests.begin()
    setStatus('asking')
    try {
      const answer = await signIn({ signal, mediation: 'optional' })
      if (signal.aborted) return
      setStatus('ready')
      onDone(answer)
    } catch {
      // A dialog that was closed and a key that does not fit are the same to a page: browsers do not tell.
      if (signal.aborted) return
      setStatus('failed')
      setWait(wait + 1)
    }
  }

  return { status: isThere ? status : 'absent', onPasskey: () => void ask() }
}

/** Wait for a passkey among what the browser fills in. Not a word where none comes: the person has asked for nothing. */
async function offered<Answer>(
  signIn: ((context: PasskeyContext) => Answer | Promise<Answer>) | undefined,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer } | undefined> {
  try {
    if (!signIn || !(await offersPasskeys()) || signal.aborted) return undefined
    return { answer: await signIn({ signal, mediation: 'conditional' }) }
  } catch {
    return undefined
  }
}

/** A browser lets one request wait at a time: each ends the one before. */
function createRequests() {
  let current: AbortController | undefined
  const abort = () => current?.abort()
  return {
    begin(): AbortSignal {
      abort()
      current = new AbortController()
      return current.signal
    },
    abort,
  }
}

function browserKnowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && window.isSecureContext
}

/** Whether the browser offers passkeys among what it fills in. */
async function offersPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

const never = () => () => {}
