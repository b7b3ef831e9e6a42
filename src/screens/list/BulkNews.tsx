'use client'

import { type ReactNode, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import { useScrollable } from '../../internal/useScrollable'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { isReferredTo } from '../source/problemKinds'
import { Retry } from '../status/Retry'
import type { BulkOutcome } from '../source/runBulk'
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

/** So many are named one by one; a person who has more to mend goes on in the list, where they are selected. */
const mostNamed = 100

/** How far an action on many records is, and with which it was not done, and why. */
export function BulkNews<R extends object>({ bulk, getTitle, getReferrers, errors }: BulkNewsProps<R>) {
  const { status, action, tried, total, outcomes, problem, onStop, onRetry, onDismiss } = bulk
  const { t } = useLocale()
  const scrollable = useScrollable<HTMLUListElement>()
  // Who does not look at the records needs no count of what keeps them.
  const [isRead, setRead] = useState(false)
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
          <details
            className="sw-BulkNews-left"
            onToggle={({ currentTarget }) => currentTarget.open && setRead(true)}
          >
            <summary className="sw-BulkNews-summary">{t('bulk.notDone', { count: left.length })}</summary>
            <ul ref={scrollable} className="sw-BulkNews-list">
              {left.slice(0, mostNamed).map((one, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the outcomes of one run never change
                <li key={place}>
                  {t('value.label', { label: getTitle(one.record) })}
                  {reasonOf(one)}
                  {isRead && isKept(one) && getReferrers(one.record)}
                </li>
              ))}
            </ul>
          </details>
        </Banner>
      )
    }
  }

  function reasonOf(outcome: BulkOutcome<R>) {
    if (outcome.status === 'rejected') return outcome.reason
    return outcome.status === 'failed' ? problemMessages(outcome.problem, t, errors) : t('bulk.untried')
  }
}

/** Whether it was not removed because others refer to it: another try meets them again. */
function isKept(outcome: BulkOutcome<object>): boolean {
  return outcome.status === 'failed' && isReferredTo(outcome.problem)
}
