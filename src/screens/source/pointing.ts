import type { ListFilter, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'

/** How a field tells whether it points at a record: one reference is it, several contain it. */
export type PointingTest = 'is' | 'contains'

/** Choose how a source is asked for the records that point at one by a field. */
export function pointingTest(field: Field | undefined): PointingTest {
  return field?.kind === 'reference' && field.many ? 'contains' : 'is'
}

/** Whether a field keeps what it points at from being removed. */
export function isRestricting(field: Field | undefined): boolean {
  return field?.kind === 'reference' && field.onDelete === 'restrict'
}

/** Return the filter of the records that point at one. */
export function pointingAt(via: string, test: PointingTest, id: RecordId): ListFilter {
  return { [via]: { [test]: id } }
}

/** Whether no other field of an entity points where this one does: else its label tells their lists apart. */
export function pointsAlone<F extends Fields>({ fieldNames, fields }: Entity<F>, via: string): boolean {
  const target = targetOf(fields[via])
  return fieldNames.every((name) => name === via || targetOf(fields[name]) !== target)
}

function targetOf(field: Field | undefined): string | undefined {
  return field?.kind === 'reference' ? field.to : undefined
}
