import { own } from '../../internal/own'
import { isOfOthers } from '../fields/isInForm'
import type { Id } from '../fields/FieldBase'
import type { Rollup } from '../fields/Rollup'
import type { Entity } from './Entity'

/** Where a value of another record comes from. */
export interface Origin {
  /** The entity whose records have it. */
  readonly other: Entity
  /** The reference that points at them; absent where it is one record for all. */
  readonly via?: string | undefined
  /** The id of that record. */
  readonly record?: Id | undefined
  /** Their field. */
  readonly field: string
}

/** The fields whose values are read from other records. */
export function relatedNames({
  fields,
  fieldNames,
}: Pick<Entity, 'fields' | 'fieldNames'>): readonly string[] {
  return fieldNames.filter((name) => isOfOthers(fields[name]))
}

/** Find where a field is read from; undefined for one that is not, and where none of the entities is pointed at. */
export function originOf(
  { fields }: Pick<Entity, 'fields'>,
  name: string,
  entities: readonly Entity[] = [],
): Origin | undefined {
  const given = own(fields, name)?.related
  if (!given) return undefined
  if ('of' in given) {
    const other = entities.find((one) => one.name === given.of)
    return other && { other, record: given.record, field: given.field }
  }
  const reference = own(fields, given.via)
  const other =
    reference?.kind === 'reference' ? entities.find((one) => one.name === reference.to) : undefined
  return other && { other, via: given.via, field: given.field }
}

/** The records that the value of a field follows from, and their entity; undefined for one of none, and where it is not there. */
export function rollupOf(
  { fields }: Pick<Entity, 'fields'>,
  name: string,
  entities: readonly Entity[] = [],
): { readonly other: Entity; readonly rollup: Rollup } | undefined {
  const given = own(fields, name)?.rollup
  const other = given && entities.find((one) => one.name === given.of)
  return given && other && { other, rollup: given }
}
