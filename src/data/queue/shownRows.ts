import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { isMissing } from '../../spec/values/isMissing'
import { withOwn } from '../../spec/values/ownValue'
import type { RecordId } from '../DataSource'
import type { Row } from '../Row'
import type { QueuedWrite } from './QueuedWrite'

/**
 * The writes with which records are shown: those that wait, and values that were rejected and can be mended. Of what was rejected
 * otherwise the person sees what the source has, and what was to be done beside it.
 */
export function shownWrites(writes: readonly QueuedWrite[]): readonly QueuedWrite[] {
  return writes.filter((write) => !write.problem || isMendable(write))
}

/** Whether a write was rejected for its values, which the person can mend: a conflict is settled otherwise. */
export function isMendable({ method, problem }: Pick<QueuedWrite, 'method' | 'problem'>): boolean {
  return problem !== undefined && problem.status !== 412 && (method === 'create' || method === 'update')
}

/** A record after the writes that wait; undefined when it is to be removed. */
export function withWaiting(entity: Entity, row: Row, writes: readonly QueuedWrite[]): Row | undefined {
  const id = String(row[entity.id])
  return writes.reduce<Row | undefined>(
    (now, write) => (now && String(write.id) === id ? after(entity, now, write) : now),
    row,
  )
}

/** Records after the writes that wait, without those that are to be removed. */
export function allWithWaiting(
  entity: Entity,
  rows: readonly Row[],
  writes: readonly QueuedWrite[],
): readonly Row[] {
  return rows.map((row) => withWaiting(entity, row, writes)).filter((row) => row !== undefined)
}

/** The records that wait to be made, in the state in which the specification lets them begin. */
export function madeRows(entity: Entity, writes: readonly QueuedWrite[]): readonly Row[] {
  const { states } = entity
  const made = writes
    .filter(({ method }) => method === 'create')
    .map(({ id, values }): Row => {
      const begun = states && isMissing(values[states.field]) ? { [states.field]: states.initial } : {}
      return { ...values, ...begun, [entity.id]: id }
    })
  return allWithWaiting(entity, made, writes)
}

/** Whether a record is to be removed. */
export function isRemoved(id: RecordId, writes: readonly QueuedWrite[]): boolean {
  return writes.some((write) => write.method === 'remove' && String(write.id) === String(id))
}

function after(entity: Entity, row: Row, { method, name, values }: QueuedWrite): Row | undefined {
  if (method === 'remove') return undefined
  if (method === 'create') return row
  const next: Record<string, unknown> = { ...row }
  for (const [field, value] of Object.entries(values)) if (value !== undefined) withOwn(next, field, value)
  const to = own(entity.transitions, name)?.to
  if (entity.states && to !== undefined) withOwn(next, entity.states.field, to)
  return next
}
