import type { TranslateWith } from '../../internal/useScreenLocale'
import type { JobMessageKey } from '../../messages/englishJobs'
import { isOpen, type Job, type JobOutcome } from './Job'

/** Say how a job stands, without its name. */
export function jobWords(job: Job, t: TranslateWith<JobMessageKey>): string {
  const { outcomes } = job
  const failed = countOf(outcomes, 'failed')
  const skipped = countOf(outcomes, 'skipped')
  return [
    ...standing(job, t),
    ...(failed > 0 ? [t('job.failedItems', { count: failed })] : []),
    ...(skipped > 0 ? [t('job.skippedItems', { count: skipped })] : []),
  ].join(' · ')
}

function standing(job: Job, t: TranslateWith<JobMessageKey>): readonly string[] {
  const { status, outcomes, total, note } = job
  // A server that tries some again counts these alone.
  const count = Math.max(total ?? 0, outcomes.length)
  switch (status) {
    case 'running':
      if (total === undefined) return [note ?? t('job.starting')]
      return [t('job.donePart', { done: doneIn(job), count: total }), ...(note === undefined ? [] : [note])]
    case 'waiting':
      return [t('job.waiting')]
    case 'stopping':
      return [t('job.stopping')]
    case 'done':
      return [count === 0 ? t('job.done') : t('job.doneAll', { count })]
    case 'partlyDone':
      return [
        t('job.donePart', { done: count - outcomes.filter((one) => one.status !== 'done').length, count }),
      ]
    case 'failed':
      return [t('job.failed')]
    case 'cancelled':
      return [count === 0 ? t('job.cancelled') : t('job.cancelledAfter', { done: doneIn(job), count })]
  }
}

/** Here an item that failed was tried and is not done; a server says how much is. */
function doneIn({ onServer, outcomes, done = 0 }: Job): number {
  return onServer || outcomes.length === 0 ? done : countOf(outcomes, 'done')
}

/** The words of the button that tries again: what is left counts. */
export function retryWords({ status, outcomes }: Job, t: TranslateWith<JobMessageKey>): string {
  const open = outcomes.filter(isOpen)
  if (open.length === 0 || status === 'waiting') return t('job.retry')
  const failed = countOf(open, 'failed')
  return failed > 0 ? t('job.retryItems', { count: open.length }) : t('job.continue', { count: open.length })
}

export const countOf = (outcomes: readonly JobOutcome[], status: JobOutcome['status']) =>
  outcomes.filter((one) => one.status === status).length
