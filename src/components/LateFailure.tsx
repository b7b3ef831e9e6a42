'use client'

import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { lateTexts } from '../messages/components/lateTexts'
import { Banner } from './Banner'
import { Button } from './Button'
import { IconButton } from './IconButton'

export interface LateFailureProps {
  /** Whether it is being loaded again. */
  isTrying: boolean
  /** Loads it again. */
  onRetry: () => void
  /** Called when this leaves the page, so that the next who wants it begins anew. */
  onLeave: () => void
}

/** In place of a part of a page whose code could not be loaded. */
export function LateFailure(props: LateFailureProps) {
  return <FailureBanner {...props} autoFocus={false} />
}

/** In place of what a person has just opened: it takes the focus, as that would have. */
export function LateDialogFailure(props: LateFailureProps) {
  return <FailureBanner {...props} autoFocus />
}

/** In place of a control, where there is no room for words. */
export function LateControlFailure(props: LateFailureProps) {
  const { isTrying, onRetry } = props
  const { t } = useLocaleWith(lateTexts)
  useTryAgain(props)
  return (
    <IconButton
      size="small"
      variant="quiet"
      label={`${t('late.failed')}. ${t('late.retry')}`}
      icon={<RotateCw className="sw-icon" />}
      pending={isTrying}
      onClick={onRetry}
    />
  )
}

/** Tries again when the network is back. */
export function useTryAgain({ onRetry, onLeave }: LateFailureProps) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  useEffect(() => onLeave, [onLeave])
}

function FailureBanner({ autoFocus, ...props }: LateFailureProps & { autoFocus: boolean }) {
  const { isTrying, onRetry } = props
  const { t } = useLocaleWith(lateTexts)
  useTryAgain(props)
  return (
    <Banner
      tone="danger"
      title={t('late.failed')}
      autoFocus={autoFocus}
      actions={
        <Button size="small" pending={isTrying} onClick={onRetry}>
          {t('late.retry')}
        </Button>
      }
    >
      {t('late.failedText')}
    </Banner>
  )
}
