'use client'

import { useRef } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishJobs } from '../../messages/englishJobs'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useKeptFocus } from '../status/useKeptFocus'
import type { Job } from './Job'
import { JobRow } from './JobRow'

export interface JobListProps extends RootProps<HTMLDivElement> {
  /** Long work, the newest last; it is shown first. `useJobList()` gives all of these. */
  jobs: readonly Job[]
  /** Stops a job. Without it there is no such button. */
  onCancel?: ((id: string) => void) | undefined
  /** Tries what failed again. */
  onRetry?: ((id: string) => void) | undefined
  /** Takes a job that ended off the list. */
  onDismiss?: ((id: string) => void) | undefined
  /** Names the list for assistive technology. @default "Background tasks" */
  label?: string | undefined
  /** How deep the title stands in the page's outline while the list is empty. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Words for problems. @default the error catalogue of the product */
  errors?: ErrorCatalogue | undefined
}

/** Long work: how far each is, how it ended for each item and why, and what can be done about it. */
export function JobList(props: JobListProps) {
  const { jobs, onCancel, onRetry, onDismiss, label, headingLevel, className, style, ref } = props
  const { t } = useScreenLocale(englishJobs)
  const errors = useErrorCatalogue(props.errors)
  const [root, holdRoot] = useSharedRef(ref)
  const next = useRef<HTMLElement>(null)
  useKeptFocus(root, { getRefuge: () => (next.current?.isConnected ? next.current : root.current) })
  return (
    <div
      {...dataOf(props)}
      ref={holdRoot}
      className={classes('sw-JobList', className)}
      style={style}
      role="group"
      aria-label={label ?? t('job.title')}
      tabIndex={-1}
      data-empty={jobs.length === 0 || undefined}
    >
      {jobs.length === 0 ? (
        <EmptyState title={t('job.empty')} {...(headingLevel && { headingLevel })}>
          {t('job.emptyText')}
        </EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ul className="sw-JobList-rows" role="list">
          {jobs.toReversed().map((job) => (
            <JobRow
              key={job.id}
              job={job}
              errors={errors}
              onCancel={onCancel}
              onRetry={onRetry}
              onDismiss={
                onDismiss &&
                ((id, row) => {
                  // The focus goes on to a neighbour before the row that holds it goes.
                  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
                  next.current = neighbour?.querySelector<HTMLElement>('button') ?? null
                  onDismiss(id)
                })
              }
            />
          ))}
        </ul>
      )}
    </div>
  )
}
