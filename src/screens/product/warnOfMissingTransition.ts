import type { DataSource } from '../../data/DataSource'
import { warn } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'

/**
 * Tell the developer of transitions that no screen offers, because the source has no way to take them and the state is not
 * written as other fields are. A source that only reads is meant so, and a person who may take none misses nothing.
 */
export function warnOfMissingTransition<F extends Fields>(
  { name, fields, states, transitions }: Entity<F>,
  { update, transition }: DataSource<RecordBy<F>>,
  mayTake: (transition: string) => boolean,
): void {
  const isStateReadOnly = own<Field>(fields, states?.field)?.readOnly === true
  if (!transitions || !update || transition || !isStateReadOnly) return
  if (!Object.keys(transitions).some(mayTake)) return
  warn(
    `the source of “${name}” has no way to take transitions, and its state “${states?.field}” is readOnly, so that no screen offers any. Give restSource “transition: '/{transition}'”, or any other source a method: { ...source, transition }.`,
  )
}
