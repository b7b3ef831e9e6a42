'use client'

import type { ReactNode } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import { BulkLeft, isKept } from './BulkLeft'
import type { BulkState } from './useBulk'

export interface BulkNewsProps<R extends object> {
  bulk: Omit<BulkState<R>, 'action'> & {
    readonly action: { readonly label: string } | undefined
    readonly onStop: () => void
    readonly onRetry: (() => void) | undefined
    readonly onDismiss: () => void
  }
  /** Names a record. */
  getTitle: (record: R) => string
  /** Draws how many others refer to a record, which keep it from being removed. */
  getReferrers: (record: R) => ReactNode
  errors: ErrorCatalogue | undefined
}

/** How far an action on many records is, and with which it was not done, and why. */
export function BulkNews<R extends object>({ bulk, getTitle, getReferrers, errors }: BulkNewsProps<R>) {
  const { status, action, tried, total, outcomes, problem, onStop, onRetry, onDismiss } = bulk
  const { t } = useLocale()
  const label = action?.label ?? ''
  switch (status) {
    case 'idle':
    case 'asking':
      return undefined
    case 'gathering':
    case 'running': {
      const isKnown = status === 'running' && total > 0
      const words = t(isKnown ? 'bulk.running' : 'bulk.gathering', { label, done: tried, total })
      return (
        <div className="sw-BulkNews">
          <span>{words}</span>
          <progress
            className="sw-BulkNews-progress"
            aria-label={label}
            {...(isKnown && { value: tried, max: total })}
          />
          <Button size="small" onClick={onStop}>
            {t('bulk.stop')}
          </Button>
        </div>
      )
    }
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={t('bulk.failed', { label })}
          actions={<Retry onRetry={onRetry} />}
          onDismiss={onDismiss}
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )
    case 'partlyDone': {
      const left = outcomes.filter((one) => one.status !== 'done')
      const done = total - left.length
      return (
        <Banner
          tone="warning"
          title={t('bulk.partly', { label, done, total })}
          onDismiss={onDismiss}
          actions={
            onRetry &&
            !left.every(isKept) && (
              <Button onClick={onRetry}>{t('bulk.retry', { count: left.length })}</Button>
            )
          }
        >
          {t('bulk.notDoneText')}
          <BulkLeft outcomes={left} {...{ getTitle, getReferrers, errors }} />
        </Banner>
      )
    }
  }
}
