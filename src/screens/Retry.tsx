'use client'

import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'

/** Asks again, where somebody can. */
export function Retry({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { say } = useLocale()
  return (
    onRetry && (
      <Button size="small" onClick={onRetry}>
        {say('status.retry')}
      </Button>
    )
  )
}
