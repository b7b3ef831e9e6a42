import { newKey } from '../../internal/newKey'
import { isOpen, type Job, type JobOutcome } from './Job'
import type { JobReport } from './JobAdapter'
import type { JobOfItems, JobOfOnePiece, JobOfServer } from './Jobs'

/** Those that are read here; which input belongs to which adapter was checked where the job began. */
export type AnyJob = JobOfItems | JobOfOnePiece | JobOfServer<never>

/** A job with what steers it. */
export interface Entry {
  readonly work: AnyJob
  job: Job
  /** Stops what this page does of it. */
  stop: AbortController
  /** The id that its server knows it by. */
  serverId: string | undefined
  /** The items that are tried again. */
  only: readonly string[] | undefined
  /** One wish of the person, which its tries share. */
  wish: string
  /** It has ended before. */
  ended: boolean
  wake: (() => void) | undefined
}

/** How it ended: as a server says, or with nothing to add. */
export type Ending = Omit<Partial<JobReport>, 'pollAfter'>

export function newEntry(work: AnyJob, id = newKey()): Entry {
  const items = 'items' in work ? work.items : undefined
  return {
    work,
    job: {
      id,
      label: work.label,
      status: 'running',
      outcomes: items?.map((item) => ({ item, status: 'untried' })) ?? [],
      problem: undefined,
      onServer: 'adapter' in work,
      canCancel: canCancel(work),
      canRetry: false,
      ...(items && { done: 0, total: items.length }),
    },
    stop: new AbortController(),
    serverId: undefined,
    only: undefined,
    wish: id,
    ended: false,
    wake: undefined,
  }
}

export function canCancel(work: AnyJob): boolean {
  return !('adapter' in work) || work.adapter.cancel !== undefined
}

/** Say how a job stands after its end. */
export function endOf({ work, job, stop }: Entry, how: Ending): Partial<Job> {
  const outcomes = joinOutcomes(job.outcomes, how.outcomes)
  const open = outcomes.some(isOpen)
  const status = endStatus(how, outcomes, stop.signal.aborted && open)
  return {
    ...progressOf(how),
    ...(outcomes.length > 0 && !('adapter' in work) && { done: triedIn(outcomes) }),
    outcomes,
    status,
    problem: how.problem,
    canCancel: false,
    canRetry: outcomes.length > 0 ? open : status === 'failed' || status === 'cancelled',
  }
}

function endStatus({ status }: Ending, outcomes: readonly JobOutcome[], stopped: boolean) {
  if (status === 'failed' || status === 'cancelled') return status
  if (stopped) return 'cancelled'
  return outcomes.some((one) => one.status !== 'done') ? 'partlyDone' : 'done'
}

export const triedIn = (outcomes: readonly JobOutcome[]) =>
  outcomes.filter(({ status }) => status !== 'untried').length

/** Only what a report says: what it leaves out stays as it was. */
export function progressOf({ done, total, note }: Ending) {
  return {
    ...(done !== undefined && { done }),
    ...(total !== undefined && { total }),
    ...(note !== undefined && { note }),
  }
}

/** A server that tries some items again tells of these alone: the others stay as they were. */
export function joinOutcomes(
  before: readonly JobOutcome[],
  told: readonly JobOutcome[] | undefined,
): readonly JobOutcome[] {
  if (!told) return before
  const byId = new Map(before.map((one) => [one.item.id, one]))
  for (const one of told) byId.set(one.item.id, one)
  return [...byId.values()]
}
