'use client'

import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { ErrorSign } from '../../internal/ErrorSign'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishJobs } from '../../messages/englishJobs'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { useKeptFocus } from '../status/useKeptFocus'
import { isUnderWay, type Job } from './Job'
import { JobOutcomes } from './JobOutcomes'
import { jobWords, retryWords } from './jobWords'

interface JobRowProps {
  job: Job
  errors: ErrorCatalogue | undefined
  onCancel: ((id: string) => void) | undefined
  onRetry: ((id: string) => void) | undefined
  onDismiss: ((id: string, row: HTMLElement | null) => void) | undefined
}

/** One job: its name, how far it is in words and as a bar, what can be done about it, and the outcome of each item. */
export function JobRow({ job, errors, onCancel, onRetry, onDismiss }: JobRowProps) {
  const { id, label, status, total, done, problem, canCancel, canRetry } = job
  const { t } = useScreenLocale(englishJobs)
  const own = useId()
  const row = useRef<HTMLLIElement>(null)
  // "Stop" goes with the end of the job, and "Try again" with the press.
  useKeptFocus(row, { getRefuge: () => row.current?.querySelector<HTMLElement>('button, summary') })
  const isBad = status === 'failed' || status === 'partlyDone'
  const isKnown = total !== undefined && total > 0 && done !== undefined
  return (
    <li ref={row} className="sw-JobList-row" aria-labelledby={`${own}-label`} data-status={status}>
      <div className="sw-JobList-head">
        <div className="sw-JobList-text">
          <div id={`${own}-label`} className="sw-JobList-label">
            <bdi>{label}</bdi>
          </div>
          <div className="sw-JobList-status" data-bad={isBad || undefined}>
            {isBad && <ErrorSign />}
            <span>{jobWords(job, t)}</span>
          </div>
        </div>
        {canCancel && onCancel && (
          <Button size="small" aria-label={t('job.cancelOf', { label })} onClick={() => onCancel(id)}>
            {t('job.cancel')}
          </Button>
        )}
        {!isUnderWay(job) && onDismiss && (
          <IconButton
            size="small"
            label={t('job.dismiss', { label })}
            icon={<X className="sw-icon" />}
            onClick={() => onDismiss(id, row.current)}
          />
        )}
      </div>
      {isUnderWay(job) && (
        <progress
          className="sw-JobList-progress"
          aria-labelledby={`${own}-label`}
          {...(isKnown && { value: done, max: total })}
        />
      )}
      {problem && (
        <p className="sw-JobList-problem">
          {status === 'waiting' && `${t('job.waitingText')} `}
          {isUnderWay(job) && status !== 'waiting' && `${t('job.notCancelled')} `}
          {problemMessages(problem, t, errors)}
        </p>
      )}
      {status === 'running' && job.onServer && <p className="sw-JobList-hint">{t('job.onServer')}</p>}
      <JobOutcomes job={job} errors={errors} />
      {canRetry && onRetry && (
        <div className="sw-JobList-actions">
          <Button size="small" aria-describedby={`${own}-label`} onClick={() => onRetry(id)}>
            {retryWords(job, t)}
          </Button>
        </div>
      )}
    </li>
  )
}
