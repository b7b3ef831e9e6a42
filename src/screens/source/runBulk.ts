import { createRests } from '../../internal/createRests'
import { type Problem, problemOf } from '../../data/problems'

/** How it ended for one record. */
export type BulkOutcome<R> =
  | { readonly record: R; readonly status: 'done'; readonly stored: unknown }
  | { readonly record: R; readonly status: 'failed'; readonly problem: Problem }
  /** It cannot be done with this record, which the words say why. */
  | { readonly record: R; readonly status: 'rejected'; readonly reason: string }
  /** It was stopped before. */
  | { readonly record: R; readonly status: 'untried' }

export interface BulkRun<R> {
  readonly records: readonly R[]
  readonly act: (record: R, options: { signal: AbortSignal }) => Promise<unknown>
  /** Why it cannot be done with a record; the source is not asked then. */
  readonly reasonNot?: ((record: R) => string | undefined) | undefined
  readonly signal: AbortSignal
  /** Called after each record, with how it ended for that one. */
  readonly onProgress?: ((tried: number, outcome: BulkOutcome<R>) => void) | undefined
  /** So many calls are under way at once. @default 4 */
  readonly atOnce?: number | undefined
}

/**
 * Do the same with many records, and answer with how it ended for each, in their order. One that fails stops no other; what
 * is stopped tries none that it has not begun with.
 */
export async function runBulk<R>(run: BulkRun<R>): Promise<readonly BulkOutcome<R>[]> {
  const { records, act, reasonNot, signal, onProgress, atOnce = 4 } = run
  const outcomes = records.map((record): BulkOutcome<R> => ({ record, status: 'untried' }))
  let next = 0
  let tried = 0
  const rest = createRests()

  async function tryOne(record: R): Promise<BulkOutcome<R>> {
    const reason = reasonNot?.(record)
    if (reason !== undefined) return { record, status: 'rejected', reason }
    try {
      return { record, status: 'done', stored: await act(record, { signal }) }
    } catch (thrown) {
      // A call on its way when it was stopped may have had its effect: it is tried again, never forgotten.
      return signal.aborted
        ? { record, status: 'untried' }
        : { record, status: 'failed', problem: problemOf(thrown) }
    }
  }

  async function work() {
    for (let place = next++; place < records.length && !signal.aborted; place = next++) {
      const outcome = await tryOne(records[place] as R)
      outcomes[place] = outcome
      tried += 1
      onProgress?.(tried, outcome)
      await rest()
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}
