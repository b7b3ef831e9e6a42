import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { SpecifiedScreen } from '../../spec/product/Product'
import { type PathParams, paramNames } from '../../spec/product/screenPaths'

/** The id of the record that a screen is about: the last parameter of its path, as the entity stores it. */
export function recordIdOf(
  { path }: SpecifiedScreen,
  entity: Entity | undefined,
  params: PathParams,
): RecordId | undefined {
  const written = own(params, paramNames(path).at(-1))
  return written === undefined ? undefined : readRecordId(entity, written)
}

/** An id as the entity stores it, from an address. */
export function readRecordId(entity: Entity | undefined, written: string): RecordId {
  const kind = entity?.fields[entity.id]?.kind
  const number = Number(written)
  return (kind === 'integer' || kind === 'number') && String(number) === written ? number : written
}
