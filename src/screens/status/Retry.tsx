'use client'

import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../../components/Button'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'

interface RetryProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onRetry: (() => void) | undefined
  /** The seconds for which the source wants not to be asked. */
  retryAfter?: number | undefined
}

/** Asks again, where somebody can: at once, or when the source bears it. */
export function Retry({ onRetry, retryAfter, size = 'small', variant = 'secondary' }: RetryProps) {
  const { t } = useLocale()
  const left = useSecondsLeft(retryAfter)
  return (
    onRetry && (
      <Button
        size={size}
        variant={variant}
        disabledReason={left > 0 ? t('status.retryWait') : undefined}
        onClick={onRetry}
      >
        {left > 0 ? t('status.retryIn', { count: left }) : t('status.retry')}
      </Button>
    )
  )
}

/** The seconds that are left of those that began when this was first shown. That they are over is announced. */
function useSecondsLeft(seconds = 0): number {
  const { t } = useLocale()
  const announce = useAnnounce()
  const [wait, setWait] = useState({ seconds, left: Math.ceil(seconds) })
  if (wait.seconds !== seconds) setWait({ seconds, left: Math.ceil(seconds) })
  const over = t('status.retryNow')
  useEffect(() => {
    if (seconds <= 0) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setWait({ seconds, left })
      if (left > 0) return
      clearInterval(timer)
      announce(over)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, announce, over])
  return wait.left
}
