import { type Problem, problemOf } from '../../data/problems'
import { newKey } from '../../internal/newKey'
import { own } from '../../internal/own'
import { andList } from '../../messages/listText'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { Transition } from '../../spec/states/states'
import { labelIn } from '../product/labelIn'
import type { EntityAccess } from '../product/useEntityAccess'
import { changedNames, pick, type Values, valuesBefore } from '../source/formChanges'
import { updateRecord } from '../source/writeRecord'
import { runTransition } from './runTransition'

export interface Undoing<F extends Fields> {
  /** The transition that leads back, and its words. */
  readonly name: string
  readonly label: string
  /** The record as the transition has left it. */
  readonly record: RecordBy<F>
  /** The values that the way back asks for, as they were before. */
  readonly asked: Values
  /** The values that the transition has written over. */
  readonly values: Values
}

/** How it ended; what failed is named by the transition back, or by the fields that stay as they were written. */
export type Undone<F extends Fields> =
  | { readonly status: 'done'; readonly record: RecordBy<F> }
  | { readonly status: 'failed'; readonly label: string; readonly problem: Problem }

/** The values that a transition has written over; what was empty before is null. */
export function writtenOver<F extends Fields>(
  { ask = [] }: Transition,
  before: RecordBy<F>,
  now: RecordBy<F>,
): Values {
  const values = valuesBefore(before, ask)
  return pick(values, changedNames(ask, valuesBefore(now, ask), values))
}

/**
 * Whether what was written on the way can be put back as a whole: the way back puts back the values that it asks for, and the others are
 * changed afterwards, in the state that it leads to.
 */
export function putsBackAll<F extends Fields>(
  access: EntityAccess<F>,
  { to }: Transition,
  { record, asked, values }: Pick<Undoing<F>, 'record' | 'asked' | 'values'>,
): boolean {
  const { states } = access.entity
  const rest = Object.keys(values).filter((one) => !Object.hasOwn(asked, one))
  const taken = { ...record, ...asked, ...(states && { [states.field]: to }) }
  return restorableNames(access, rest, taken).length === rest.length
}

/** The names of those values that the person may change in a record that was taken back. */
function restorableNames<F extends Fields>(
  { entity, source, can }: EntityAccess<F>,
  names: readonly string[],
  restored: RecordBy<F>,
): readonly string[] {
  if (!source.update) return []
  return names.filter(
    (one) => own<Fields[string]>(entity.fields, one) && can({ updateField: one }, restored).allowed,
  )
}

/** Take a transition back, and then what was written with it, as far as the person may change that in the state before. */
export async function undoTransition<F extends Fields>(
  access: EntityAccess<F>,
  { name, label, record, asked, values }: Undoing<F>,
  locale: string,
): Promise<Undone<F>> {
  const { entity, source } = access
  let tried = label
  try {
    const back = { name, values: asked, idempotencyKey: newKey() }
    const restored = await runTransition({ entity, source, record, ...back })
    const names = restorableNames(access, Object.keys(values), restored)
    // The way back may have emptied them by itself.
    const left = changedNames(names, restored, values)
    if (left.length === 0) return { status: 'done', record: restored }
    tried = andList(
      left.map((one) => labelIn(entity, one, locale)),
      locale,
    )
    const changes = pick(values, left) as Partial<RecordBy<F>>
    const saved = await updateRecord({ entity, source, record: restored, changes, idempotencyKey: newKey() })
    return { status: 'done', record: saved }
  } catch (thrown) {
    return { status: 'failed', label: tried, problem: problemOf(thrown) }
  }
}
