import { own } from '../../internal/own'
import { isOfOthers } from '../fields/isInForm'
import type { Rollup } from '../fields/Rollup'
import type { Entity } from './Entity'

/** Where a value of another record comes from. */
export interface Origin {
  /** The entity whose records have it. */
  readonly other: Entity
  /** The reference that points at them. */
  readonly via: string
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
  const reference = given && own(fields, given.via)
  const other =
    reference?.kind === 'reference' ? entities.find((one) => one.name === reference.to) : undefined
  return given && other && { other, via: given.via, field: given.field }
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
