'use client'

import { Summary } from '../../components/Summary'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishJobs } from '../../messages/englishJobs'
import { useScrollable } from '../../internal/useScrollable'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { isUnderWay, type Job, type JobOutcome } from './Job'

interface JobOutcomesProps {
  job: Job
  errors: ErrorCatalogue | undefined
}

/** So many are named one by one: a person who has more to mend finds the reason among these. */
const mostNamed = 100

const order: readonly JobOutcome['status'][] = ['failed', 'skipped', 'untried', 'done']

/** How it ended for each item, those first that a person has to do something about. */
export function JobOutcomes({ job, errors }: JobOutcomesProps) {
  const { t } = useScreenLocale(englishJobs)
  const scrollable = useScrollable<HTMLUListElement>()
  const told = isUnderWay(job) ? job.outcomes.filter(({ status }) => status !== 'untried') : job.outcomes
  if (told.length === 0) return null
  const sorted = order.flatMap((status) => told.filter((one) => one.status === status))
  return (
    // Failures are seen without a press; where all is well, who wants to read it opens it.
    <details className="sw-JobList-outcomes" open={job.status === 'partlyDone'}>
      <Summary className="sw-JobList-summary">{t('job.outcomes')}</Summary>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul ref={scrollable} className="sw-JobList-items" role="list">
        {sorted.slice(0, mostNamed).map((outcome) => (
          <li key={outcome.item.id} className="sw-JobList-item" data-status={outcome.status}>
            <span className="sw-JobList-itemTitle">
              <bdi>{outcome.item.title}</bdi>
            </span>
            <span className="sw-JobList-itemWords">
              <OutcomeWords outcome={outcome} errors={errors} />
            </span>
          </li>
        ))}
        {sorted.length > mostNamed && (
          <li className="sw-JobList-item">{t('job.more', { count: sorted.length - mostNamed })}</li>
        )}
      </ul>
    </details>
  )
}

/** Why it was not done with an item, or that it was. */
function OutcomeWords({ outcome, errors }: { outcome: JobOutcome; errors: JobOutcomesProps['errors'] }) {
  const { t } = useScreenLocale(englishJobs)
  switch (outcome.status) {
    case 'failed':
      return problemMessages(outcome.problem, t, errors)
    case 'skipped':
      return <bdi>{outcome.reason}</bdi>
    case 'done':
      return t('job.itemDone')
    case 'untried':
      return t('job.itemUntried')
  }
}
