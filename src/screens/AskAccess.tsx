'use client'

import { useState } from 'react'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'

interface AskAccessProps {
  /** Passes the question on; without it nothing is drawn. */
  onAsk: (() => void | Promise<void>) | undefined
}

type Asking = 'no' | 'asking' | 'asked' | 'failed'

/** Asks for access to what is forbidden, once. */
export function AskAccess({ onAsk }: AskAccessProps) {
  const { t } = useLocale()
  const [asking, setAsking] = useState<Asking>('no')
  if (!onAsk) return null
  return (
    <>
      <Button
        variant="primary"
        pending={asking === 'asking'}
        // It stays, so that the focus of those who pressed it does too.
        disabledReason={asking === 'asked' ? t('status.asked') : undefined}
        onClick={() => void ask(onAsk, setAsking)}
      >
        {t('status.ask')}
      </Button>
      <span role="status">
        {asking === 'asked' && t('status.asked')}
        {asking === 'failed' && t('status.askFailed')}
      </span>
    </>
  )
}

async function ask(onAsk: () => void | Promise<void>, tell: (asking: Asking) => void) {
  tell('asking')
  try {
    await onAsk()
  } catch {
    tell('failed')
    return
  }
  tell('asked')
}
