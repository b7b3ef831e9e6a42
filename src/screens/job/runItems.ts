import { runBulk } from '../source/runBulk'
import { isOpen, type JobItem, type JobOutcome } from './Job'
import type { JobCall, JobOfItems } from './Jobs'

interface ItemsRun extends JobCall {
  /** How it ended for each item so far. */
  readonly before: readonly JobOutcome[]
  /** Called after each item, with all outcomes. */
  readonly onOutcomes: (outcomes: readonly JobOutcome[]) => void
}

/** Do a job with those of its items that are open, and answer with the outcome of each. */
export async function runItems(job: JobOfItems, run: ItemsRun): Promise<readonly JobOutcome[]> {
  const { before, signal, idempotencyKey, onOutcomes } = run
  const { reasonNot, atOnce } = job
  const places = new Map(before.map(({ item }, place) => [item.id, place]))
  const outcomes = [...before]
  const set = (outcome: JobOutcome) => {
    const place = places.get(outcome.item.id)
    if (place !== undefined) outcomes[place] = outcome
  }
  const records = before.filter(isOpen).map(({ item }) => item)
  for (const item of records) set({ item, status: 'untried' })
  const ended = await runBulk<JobItem>({
    records,
    act: async (item) => job.run(item, { signal, idempotencyKey: `${idempotencyKey}-${item.id}` }),
    reasonNot,
    signal,
    ...(atOnce !== undefined && { atOnce }),
    onProgress: (_, outcome) => {
      set(outcomeOf(outcome))
      onOutcomes(outcomes)
    },
  })
  for (const outcome of ended) set(outcomeOf(outcome))
  return outcomes
}

function outcomeOf(outcome: Awaited<ReturnType<typeof runBulk<JobItem>>>[number]): JobOutcome {
  const { record: item } = outcome
  switch (outcome.status) {
    case 'failed':
      return { item, status: 'failed', problem: outcome.problem }
    case 'rejected':
      return { item, status: 'skipped', reason: outcome.reason }
    case 'done':
    case 'untried':
      return { item, status: outcome.status }
  }
}
