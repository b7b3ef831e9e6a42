import type { DataSource } from '../../data/DataSource'
import { gatherWrites, mostInBatch } from '../../data/gatherWrites'
import type { Entity } from '../../spec/entities/Entity'
import { valuesBefore } from '../source/formChanges'
import { type BulkOutcome, runBulk } from '../source/runBulk'
import { dropRecord, keepRecord } from '../source/recordCache'
import { idIn } from '../source/saveRecord'
import { askAgain } from '../source/sourceClient'
import { versionOf } from '../source/versionOf'
import type { CheckedRow } from './CheckedRow'

/** How importing a row, or taking that back, ended. */
export type RowOutcome = BulkOutcome<CheckedRow>

export interface ImportRun {
  readonly entity: Entity
  readonly source: DataSource
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/**
 * Send rows to the source: each makes a record or changes one. One that fails stops no other; one that is sent again has one
 * effect.
 *
 * @param runKey the same for each try of one import
 */
export async function importRows(
  rows: readonly CheckedRow[],
  runKey: string,
  { entity, source, signal, onProgress }: ImportRun,
): Promise<readonly RowOutcome[]> {
  const gathered = gatherWrites(source)
  const outcomes = await runBulk<CheckedRow>({
    records: rows,
    signal,
    onProgress,
    ...(source.batch && { atOnce: mostInBatch }),
    async act({ line, plan, record, changes }) {
      const idempotencyKey = `${runKey}-${line}`
      if (plan === 'create') return source.create?.(changes, { signal, idempotencyKey })
      const id = idIn(entity, (record ?? {}) as Readonly<Record<string, unknown>>)
      const ifMatch = versionOf(entity, record as Readonly<Record<string, unknown>>)
      const options = { signal, idempotencyKey, ...(ifMatch !== undefined && { ifMatch }) }
      const stored = await gathered.update?.(id, changes, options)
      if (stored) keepRecord(source, id, stored, entity.id)
      return stored
    },
  })
  void askAgain(source)
  return outcomes
}

/** Whether what an import did can be taken back: every record that it made removed, and every other one changed back. */
export function canUndo(source: DataSource, outcomes: readonly RowOutcome[]): boolean {
  const plans = new Set(outcomes.flatMap(({ status, record }) => (status === 'done' ? [record.plan] : [])))
  return (
    plans.size > 0 && (!plans.has('create') || !!source.remove) && (!plans.has('update') || !!source.update)
  )
}

/** Take back what an import did: remove what it made, and give what it changed the values from before. */
export async function undoRows(
  imported: readonly RowOutcome[],
  runKey: string,
  { entity, source, signal, onProgress }: ImportRun,
): Promise<readonly RowOutcome[]> {
  const gathered = gatherWrites(source)
  const storedOf = new Map(
    imported.flatMap((one) => (one.status === 'done' ? [[one.record, one.stored as object] as const] : [])),
  )
  const outcomes = await runBulk<CheckedRow>({
    records: [...storedOf.keys()],
    signal,
    onProgress,
    ...(source.batch && { atOnce: mostInBatch }),
    async act(row) {
      const stored = storedOf.get(row)
      const id = idIn(entity, (stored ?? {}) as Readonly<Record<string, unknown>>)
      const ifMatch = versionOf(entity, stored as Readonly<Record<string, unknown>>)
      const idempotencyKey = `${runKey}-undo-${row.line}`
      const options = { signal, idempotencyKey, ...(ifMatch !== undefined && { ifMatch }) }
      if (row.plan === 'create') {
        await gathered.remove?.(id, options)
        dropRecord(source, id, entity.id)
        return undefined
      }
      const before = valuesBefore(row.record ?? {}, Object.keys(row.changes))
      const restored = await gathered.update?.(id, before, options)
      if (restored) keepRecord(source, id, restored, entity.id)
      return restored
    },
  })
  void askAgain(source)
  return outcomes
}
