'use client'

import { useState } from 'react'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { problemOf } from '../../data/problems'
import { useSecondsLeft } from '../status/useSecondsLeft'

/** Sends another code. */
export type ResendCall = (context: { readonly signal: AbortSignal }) => void | Promise<void>

interface ResendCodeProps {
  onResend: ResendCall
  /** The seconds until another can be sent. */
  after: number
}

interface Resend {
  readonly status: 'ready' | 'sending' | 'sent' | 'failed'
  /** The seconds to wait, since then. */
  readonly wait: number
  readonly since: number
}

/** Has another code sent, once the last has had the time to arrive. */
export function ResendCode({ onResend, after }: ResendCodeProps) {
  const { t } = useScreenLocale(englishAccount)
  const [{ status, wait, since }, setResend] = useState<Resend>({ status: 'ready', wait: after, since: 0 })
  const left = useSecondsLeft(wait, since, { quiet: true })

  async function send() {
    setResend({ status: 'sending', wait: 0, since })
    try {
      await onResend({ signal: new AbortController().signal })
      setResend({ status: 'sent', wait: after, since: since + 1 })
    } catch (thrown) {
      const { retryAfter } = problemOf(thrown)
      setResend({ status: 'failed', wait: retryAfter === undefined ? 0 : retryAfter, since: since + 1 })
    }
  }

  return (
    <div className="sw-AccountScreen-resend">
      <Button
        size="small"
        pending={status === 'sending'}
        {...(left > 0 && { disabledReason: t('account.sendWait') })}
        onClick={() => void send()}
      >
        {left > 0 ? t('account.sendAgainIn', { count: left }) : t('account.sendAgain')}
      </Button>
      {/* There from the start, so that its words are announced when they come. */}
      <span role="status">
        {status === 'sent' && t('account.sent')}
        {status === 'failed' && t('account.sendFailed')}
      </span>
    </div>
  )
}
