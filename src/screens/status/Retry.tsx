'use client'

import { Button, type ButtonProps } from '../../components/Button'
import type { Translate } from '../../messages/createTranslator'
import { useLocale } from '../../internal/locale'
import { useSecondsLeft } from './useSecondsLeft'

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
        {left > 0 ? waitText(left, t) : t('status.retry')}
      </Button>
    )
  )
}

/** Seconds are read as they pass; of many, minutes are enough. */
export function waitText(seconds: number, t: Translate): string {
  return seconds > 120
    ? t('status.retryInMinutes', { count: Math.ceil(seconds / 60) })
    : t('status.retryIn', { count: seconds })
}
