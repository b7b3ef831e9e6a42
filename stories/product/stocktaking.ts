import { ProblemError } from '../../src/data/problems'
import type { JobItem, JobOutcome } from '../../src/screens/job/Job'
import type { JobAdapter } from '../../src/screens/job/JobAdapter'

interface Count {
  readonly shelves: number
}

/** The counts of the warehouse, which knows them by the key of the wish: one that is begun twice is the same. */
const counts = new Map<string, { readonly shelves: readonly JobItem[]; counted: number }>()

/** A shelf is counted each time that somebody asks; the third cannot be, until it is tried again. */
export const stocktaking: JobAdapter<Count> = {
  name: 'stocktaking',
  start: async ({ shelves }, { idempotencyKey, only }) => {
    const all = Array.from({ length: shelves }, (_, place) => ({
      id: String(place + 1),
      title: `Shelf ${place + 1}`,
    }))
    const meant = only ? all.filter(({ id }) => only.includes(id)) : all
    if (!counts.has(idempotencyKey)) counts.set(idempotencyKey, { shelves: meant, counted: 0 })
    return idempotencyKey
  },
  poll: async (id) => {
    const count = counts.get(id)
    if (!count) throw new ProblemError({ status: 404 })
    const { shelves } = count
    count.counted = Math.min(count.counted + 2, shelves.length)
    const outcomes = shelves.slice(0, count.counted).map((item) => outcomeOf(item, shelves.length > 1))
    const progress = { done: count.counted, total: shelves.length, outcomes, pollAfter: 300 }
    return { ...progress, status: count.counted < shelves.length ? 'running' : 'done' }
  },
  cancel: async (id) => counts.delete(id),
}

function outcomeOf(item: JobItem, isFirstTime: boolean): JobOutcome {
  if (!isFirstTime || item.id !== '3') return { item, status: 'done' }
  const problem = { type: 'about:blank', title: 'Locked', status: 423, detail: 'The shelf was being filled.' }
  return { item, status: 'failed', problem }
}
