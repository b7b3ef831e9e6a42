import type { DataSource, WriteOptions } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import type { Values } from '../source/formChanges'
import { idIn } from '../source/saveRecord'
import { type RecordWrite, shownWith, writeOptionsOf, written } from '../source/writeRecord'

export interface TransitionRun<F extends Fields> extends RecordWrite<F> {
  /** Which transition. */
  readonly name: string
  /** The values asked of the person on the way. */
  readonly values?: Values | undefined
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
 * Take a transition with one record, and answer with the record as stored; pages show it at once, lists ask again. Where the
 * source is optimistic, both show it before there is an answer.
 *
 * @throws what the source throws: 412 or 409 when the record is no longer as the person saw it
 */
export async function runTransition<F extends Fields>(run: TransitionRun<F>): Promise<RecordBy<F>> {
  const { entity, name, values = {} } = run
  const { states, transitions } = entity
  const transition = own(transitions, name)
  // The specification says where it leads: that is no guess.
  const to = states && transition ? { [states.field]: transition.to } : {}
  return written(run, shownWith(entity, values, to), (_id, options) => send(run, options))
}

/** The same for one of many: pages and lists are told once, at the end of all, by the caller. */
export async function askTransition<F extends Fields>(run: TransitionRun<F>): Promise<RecordBy<F>> {
  return send(run, writeOptionsOf(run))
}

async function send<F extends Fields>(run: TransitionRun<F>, options: WriteOptions): Promise<RecordBy<F>> {
  const { entity, source, record, name, values = {} } = run
  const transition = own(entity.transitions, name)
  if (!entity.states || !transition) {
    fail(`“${entity.name}” has no transition “${name}”, so that nothing was done. Check the name.`)
  }
  const id = idIn(entity, record)
  const asked = values as Partial<RecordBy<F>>
  if (source.transition) return source.transition(id, name, asked, options)
  if (source.update && isStateUpdated(entity)) {
    return source.update(id, { ...asked, [entity.states.field]: transition.to }, options)
  }
  fail(
    `the source of “${entity.name}” has no \`transition\`, and its state cannot be updated, so that “${name}” was not taken. Give it one.`,
  )
}
