'use client'

import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { ListStatus } from './listStatus'
import { isSessionEnd } from '../source/problemKinds'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'

interface ListNewsProps {
  status: ListStatus
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** The source gives no more than so many. */
  cap: number | undefined
  onRetry: (() => void) | undefined
  onSignIn: (() => void) | undefined
}

/** Draw the news of the rows that are shown: that they are old, or not all. */
export function ListNews(props: ListNewsProps) {
  const { status, problem, errors, cap = 0, onRetry, onSignIn } = props
  const { t } = useLocale()
  const retry = <Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />
  return (
    <>
      {status === 'refreshFailed' && problem && (
        <Banner
          tone="warning"
          title={t('list.refreshFailed')}
          actions={
            onSignIn && isSessionEnd(problem, errors) ? (
              <Button size="small" onClick={onSignIn}>
                {t('form.signIn')}
              </Button>
            ) : (
              retry
            )
          }
        >
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'cached' && (
        <Banner tone="warning" title={t('list.cached')} actions={retry}>
          {t('list.cachedText')}
        </Banner>
      )}
      {status === 'partial' && problem && (
        <Banner tone="warning" title={t('list.partial')} actions={retry}>
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'capped' && (
        <Banner title={t('list.capped', { count: cap })}>{t('list.cappedText')}</Banner>
      )}
    </>
  )
}
