import type { RecordId } from '../../data/DataSource'
import { gatherWrites, mostInBatch } from '../../data/gatherWrites'
import type { Problem } from '../../data/problems'
import { newKey } from '../../internal/newKey'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { Transition } from '../../spec/states/states'
import type { EntityAccess } from '../product/useEntityAccess'
import type { KeptUndo } from '../source/keptUndos'
import { keepRecord } from '../source/recordCache'
import { restoreRecord } from '../source/restoreRecord'
import { type BulkOutcome, runBulk } from '../source/runBulk'
import { askAgain } from '../source/sourceClient'
import { idIn } from '../source/saveRecord'
import { askedBefore } from './askedBefore'
import { askTransition } from './runTransition'

/** The records that something can still be taken back with: none of a removal, because what is removed cannot be read. */
export async function readTakeable<F extends Fields>(
  access: EntityAccess<F>,
  { ids, transition }: Pick<KeptUndo, 'ids' | 'transition'>,
): Promise<readonly RecordBy<F>[] | undefined> {
  const { entity, source, can, transitionsOf } = access
  if (transition === undefined) {
    return source.restore && can('restore').allowed && !(await isThere(access, ids)) ? [] : undefined
  }
  const back = own<Transition>(entity.transitions, transition)?.undo
  const wayBack = own<Transition>(entity.transitions, back)
  if (back === undefined || !wayBack) return undefined
  try {
    const records = await readAll(access, ids)
    const possible = records.filter(
      (record) =>
        askedBefore(entity, wayBack, record) &&
        transitionsOf(record).some(({ name, possible: now }) => name === back && now),
    )
    return possible.length > 0 ? possible : undefined
  } catch {
    // Records that cannot be read now are not offered: the screen itself tells of the source.
    return undefined
  }
}

/** How it went: what is as it was, of how many, and the first reason why another is not. */
export interface TakenBack<R> {
  readonly records: readonly R[]
  readonly total: number
  readonly problem: Problem | undefined
}

/** Bring removed records back, or take records back to the state before. */
export async function takeBack<F extends Fields>(
  { entity, source: given }: EntityAccess<F>,
  { ids, transition }: Pick<KeptUndo, 'ids' | 'transition'>,
  records: readonly RecordBy<F>[],
): Promise<TakenBack<RecordBy<F>>> {
  const name = own<Transition>(entity.transitions, transition)?.undo ?? ''
  const wayBack = own<Transition>(entity.transitions, name)
  const source = gatherWrites(given)
  const run = { signal: new AbortController().signal, ...(given.batch && { atOnce: mostInBatch }) }
  const outcomes: readonly BulkOutcome<unknown>[] =
    transition === undefined
      ? await runBulk({ ...run, records: ids, act: (id) => restoreRecord(given, id) })
      : await runBulk({
          ...run,
          records,
          async act(record) {
            // An undo is kept only where the record still has the values that the way back asks for.
            const values = wayBack && askedBefore(entity, wayBack, record)
            const key = newKey()
            const saved = await askTransition({ entity, source, record, name, values, idempotencyKey: key })
            keepRecord(given, idIn(entity, saved), saved, entity.id)
            return saved
          },
        })
  void askAgain(given)
  return {
    records: outcomes.flatMap((one) =>
      one.status === 'done' && one.stored ? [one.stored as RecordBy<F>] : [],
    ),
    total: outcomes.length,
    problem: outcomes.find((one) => one.status === 'failed')?.problem,
  }
}

/** Whether a removal has not come about, or was undone already. */
async function isThere<F extends Fields>({ source }: EntityAccess<F>, [id]: readonly RecordId[]) {
  if (!source.get || id === undefined) return false
  try {
    await source.get(id)
    return true
  } catch {
    return false
  }
}

async function readAll<F extends Fields>(
  { source }: EntityAccess<F>,
  ids: readonly RecordId[],
): Promise<readonly RecordBy<F>[]> {
  const { get, getMany } = source
  if (getMany && ids.length > 1) {
    const records: RecordBy<F>[] = []
    for (let from = 0; from < ids.length; from += mostInBatch) {
      records.push(...(await getMany.call(source, ids.slice(from, from + mostInBatch))))
    }
    return records
  }
  if (!get) return []
  const read = await Promise.allSettled(ids.map((id) => get.call(source, id)))
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
