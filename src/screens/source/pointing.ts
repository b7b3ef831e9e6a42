import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'

/** So many of the records that point at one are read at first, unless the host says another number. */
export const relatedPageSize = 5

/** So many more come with one press. */
export const relatedStretch = 50

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

/** A field of other records that may point at those of an entity, and their source. */
export interface PointingField {
  readonly other: Entity
  readonly via: string
  readonly field: Field
  readonly source: DataSource
}

/** Find the fields that may point at records of an entity, as far as the sources can look for them. */
export function fieldsPointingAt(
  name: string,
  entities: readonly Entity[] = [],
  sources: Readonly<Record<string, DataSource>>,
): readonly PointingField[] {
  return entities.flatMap((other) => {
    const source = own(sources, other.name)
    if (!source) return []
    return other.fieldNames.flatMap((via) => {
      const field = other.fields[via]
      const isPointing = field?.kind === 'reference' && field.to === name
      return isPointing && own(source.can.filter, via)?.includes(pointingTest(field))
        ? [{ other, via, field, source }]
        : []
    })
  })
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
