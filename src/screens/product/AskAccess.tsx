'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'

interface AskAccessProps {
  /** Passes the question on; without it nothing is drawn. */
  onAsk: (() => void | Promise<void>) | undefined
}

type Asking = 'no' | 'asking' | 'asked' | 'failed'

/** Asks for access to what is forbidden, once. */
export function AskAccess({ onAsk }: AskAccessProps) {
  const { t } = useLocale()
  const [asking, setAsking] = useState<Asking>('no')
  const answer = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // The button goes, and those who pressed it are told why.
    if (asking === 'asked') answer.current?.focus()
  }, [asking])
  if (!onAsk) return null
  if (asking === 'asked') {
    return (
      <span ref={answer} tabIndex={-1} className="sw-AskAccess">
        {t('status.asked')}
      </span>
    )
  }
  return (
    <>
      <Button variant="primary" pending={asking === 'asking'} onClick={() => void ask(onAsk, setAsking)}>
        {t('status.ask')}
      </Button>
      <span role="status" className="sw-AskAccess">
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
