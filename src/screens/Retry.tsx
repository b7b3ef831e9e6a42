'use client'

import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'

/** Asks again, where somebody can. */
export function Retry({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useLocale()
  return (
    onRetry && (
      <Button size="small" onClick={onRetry}>
        {t('status.retry')}
      </Button>
    )
  )
}
