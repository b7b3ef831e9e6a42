'use client'

import { type ReactNode, useState } from 'react'
import { Summary } from '../../components/Summary'
import { ValueLabel } from '../../components/ValueLabel'
import { groupBy } from '../../internal/groupBy'
import { useLocale } from '../../internal/locale'
import { useScrollable } from '../../internal/useScrollable'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import { problemMessages } from '../product/problemMessages'
import { isReferredTo } from '../source/problemKinds'
import type { BulkOutcome } from '../source/runBulk'

interface BulkLeftProps<R extends object> {
  /** How it ended for each record with which it was not done. */
  outcomes: readonly BulkOutcome<R>[]
  getTitle: (record: R) => string
  getReferrers: (record: R) => ReactNode
  errors: ErrorCatalogue | undefined
}

/** So many are named one by one; a person who has more to mend goes on in the list, where they are selected. */
const mostNamed = 100

/** The records with which it was not done, below the reason that they share. */
export function BulkLeft<R extends object>({ outcomes, getTitle, getReferrers, errors }: BulkLeftProps<R>) {
  const { t } = useLocale()
  const scrollable = useScrollable<HTMLUListElement>()
  // Who does not look at the records needs no count of what keeps them.
  const [isRead, setRead] = useState(false)

  /** The words of the reason: problems that differ in nothing that is said are one. */
  function keyOf(outcome: BulkOutcome<R>): string {
    if (outcome.status === 'rejected') return outcome.reason
    if (outcome.status !== 'failed') return outcome.status
    const { title, message } = resolveProblem(outcome.problem, errors, { t })
    return [title, message].join('\n')
  }

  function reasonOf(outcome: BulkOutcome<R> | undefined) {
    if (outcome?.status === 'rejected') return outcome.reason
    return outcome?.status === 'failed' ? problemMessages(outcome.problem, t, errors) : t('bulk.untried')
  }

  const byReason = groupBy(outcomes, keyOf)
  // Counted whole, and named as far as there is room for names.
  const named = new Set(outcomes.slice(0, mostNamed))
  return (
    <details
      className="sw-BulkNews-left"
      onToggle={({ currentTarget }) => currentTarget.open && setRead(true)}
    >
      <Summary className="sw-BulkNews-summary">{t('bulk.notDone', { count: outcomes.length })}</Summary>
      <ul ref={scrollable} className="sw-BulkNews-list">
        {[...byReason].map(([key, sharing]) => (
          <li key={key} className="sw-BulkNews-reason">
            {byReason.size > 1 && <ValueLabel>{t('bulk.notDone', { count: sharing.length })}</ValueLabel>}
            {reasonOf(sharing[0])}
            <ul className="sw-BulkNews-records">
              {sharing
                .filter((one) => named.has(one))
                .map((one, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the outcomes of one run never change
                  <li key={place}>
                    <bdi>{getTitle(one.record)}</bdi>
                    {isRead && isKept(one) && getReferrers(one.record)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whether it was not removed because others refer to it: another try meets them again. */
export function isKept(outcome: BulkOutcome<object>): boolean {
  return outcome.status === 'failed' && isReferredTo(outcome.problem)
}
