'use client'

import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { DetailStatus } from './useDetailScreen'

interface DetailNewsProps {
  status: DetailStatus
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Whether the problem is that it was not removed. */
  notRemoved: boolean
  onTryAgain: (() => void) | undefined
  onDismiss: (() => void) | undefined
}

/** News above a record that is shown as last known: that it may be out of date, or was not removed. */
export function DetailNews(props: DetailNewsProps) {
  const { status, problem, errors, notRemoved, onTryAgain, onDismiss } = props
  const { t } = useLocale()
  return (
    <>
      {(status === 'refreshFailed' || notRemoved) && (
        <Banner
          tone={notRemoved ? 'danger' : 'warning'}
          title={t(notRemoved ? 'detail.notRemoved' : 'detail.refreshFailed')}
          {...(notRemoved && onDismiss ? { onDismiss } : {})}
          actions={
            onTryAgain && (
              <Button size="small" onClick={onTryAgain}>
                {t('status.retry')}
              </Button>
            )
          }
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'cached' && (
        <Banner
          tone="warning"
          title={t('list.cached')}
          actions={<Retry onRetry={onTryAgain} retryAfter={problem?.retryAfter} />}
        >
          {t('list.cachedText')}
        </Banner>
      )}
    </>
  )
}
