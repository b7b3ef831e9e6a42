import type { DataSource } from '../data/DataSource'
import { fail } from '../internal/developerMessages'
import { own } from '../internal/own'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import type { Values } from './formChanges'
import { keepRecord } from './recordCache'
import { idIn } from './saveRecord'
import { versionOf } from './versionOf'

export interface TransitionRun<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** The record as the person sees it: its version tells whether someone else was faster. */
  readonly record: RecordBy<F>
  /** Which transition. */
  readonly name: string
  /** What the person was asked on the way. */
  readonly values?: Values | undefined
  readonly signal?: AbortSignal | undefined
  /** The same for each try of one wish, so that it has one effect. */
  readonly idempotencyKey?: string | undefined
}

/** Whether a source can take the transitions of an entity: by itself, or because the state is a field that can be updated. */
export function takesTransitions<F extends Fields>(
  entity: Entity<F>,
  source: DataSource<RecordBy<F>>,
): boolean {
  if (!entity.transitions) return false
  return source.transition !== undefined || (source.update !== undefined && isStateUpdated(entity))
}

/** Whether the state is a field like others, and not set by the server alone. */
function isStateUpdated<F extends Fields>({ states, fields }: Entity<F>): boolean {
  return states !== undefined && own<Field>(fields, states.field)?.readOnly !== true
}

/**
 * Take a transition with one record, and answer with the record as stored; pages show it at once, lists ask again.
 *
 * @throws what the source throws: 412 or 409 when the record is no longer as the person saw it
 */
export async function runTransition<F extends Fields>(run: TransitionRun<F>): Promise<RecordBy<F>> {
  const stored = await askTransition(run)
  keepRecord(run.source, idIn(run.entity, run.record), stored)
  return stored
}

/** The same for one of many: pages and lists are told once, at the end of all, by the caller. */
export async function askTransition<F extends Fields>(run: TransitionRun<F>): Promise<RecordBy<F>> {
  const { entity, source, record, name, values = {}, signal, idempotencyKey } = run
  const transition = own(entity.transitions, name)
  if (!entity.states || !transition) {
    fail(`“${entity.name}” has no transition “${name}”, so that nothing was done. Check the name.`)
  }
  const id = idIn(entity, record)
  const ifMatch = versionOf(entity, record)
  const options = {
    ...(signal && { signal }),
    ...(ifMatch !== undefined && { ifMatch }),
    // A try with a newer version is a call of its own, and not the one that was rejected.
    ...(idempotencyKey !== undefined && { idempotencyKey: `${idempotencyKey}-${ifMatch ?? ''}` }),
  }
  const asked = values as Partial<RecordBy<F>>
  if (source.transition) return source.transition(id, name, asked, options)
  if (source.update && isStateUpdated(entity)) {
    return source.update(id, { ...asked, [entity.states.field]: transition.to }, options)
  }
  fail(
    `the source of “${entity.name}” has no \`transition\`, and its state cannot be updated, so that “${name}” was not taken. Give it one.`,
  )
}
