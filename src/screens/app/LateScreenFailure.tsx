'use client'

import { Button } from '../../components/Button'
import { type LateFailureProps, useTryAgain } from '../../components/LateFailure'
import { useLocale } from '../../internal/locale'
import { useOnline } from '../source/useOnline'
import { StatusScreenView } from '../status/StatusScreenView'

/** In place of a screen whose code could not be loaded: offline, or after a new version was put in place. */
export function LateScreenFailure(props: LateFailureProps) {
  const { isTrying, onRetry } = props
  const { t } = useLocale()
  const online = useOnline()
  useTryAgain(props)
  return (
    <StatusScreenView
      status={online ? 'failed' : 'offline'}
      title={t('late.failedPage')}
      autoFocus
      actions={
        <>
          <Button variant="primary" pending={isTrying} onClick={onRetry}>
            {t('late.retry')}
          </Button>
          {/* Without a connection it would take the whole app away. */}
          {online && <Button onClick={() => location.reload()}>{t('late.reload')}</Button>}
        </>
      }
    >
      {t(online ? 'late.failedText' : 'late.offlineText')}
    </StatusScreenView>
  )
}
