import type { Entity } from '../../spec/entities/Entity'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue, withOwn } from '../../spec/values/ownValue'
import type { RecordId, RecordVersion, VersionChanges } from '../DataSource'
import type { Row } from '../Row'
import type { RestCall } from './restCall'
import type { RestNames } from './restNames'
import { type RestRecords, restRecords } from './restRecords'
import { plainOr502 } from './restStretch'
import type { RestSourceOptions } from './RestSourceOptions'
import { restValues } from './restValues'

/** Values shared by reads below the address of a source. */
export interface RestSurroundings {
  readonly entity: Entity
  readonly options: RestSourceOptions
  readonly names: RestNames
  readonly records: RestRecords
  readonly call: RestCall
}

/** Read versions and ids with the names and kinds of the entity's fields. */
export function restVersions({ entity, options, names, records }: RestSurroundings) {
  // Changes are no whole record, which the host's own function may count on.
  const some = restRecords(entity, {}, names, restValues(entity, options.fields))
  const valueOf = (theirs: string, value: unknown) =>
    ownValue(some.read({ [theirs]: value }), names.toOwn(theirs))

  function readChanges(changes: VersionChanges): VersionChanges {
    const made: Record<string, { from?: unknown; to?: unknown }> = {}
    for (const theirs of Object.keys(changes)) {
      const { from, to } = changes[theirs] ?? {}
      withOwn(made, names.toOwn(theirs), { from: valueOf(theirs, from), to: valueOf(theirs, to) })
    }
    return made
  }

  return {
    version<Version extends RecordVersion>(sent: Version): Version & RecordVersion<Row> {
      const version = plainOr502(sent, `A version of “${entity.name}”`)
      const { record, changes } = version
      return {
        ...version,
        ...(record && { record: records.read(record) }),
        ...(changes && { changes: readChanges(changes) }),
      }
    },

    /** An id of an entity that counts comes as text from many servers. */
    id(sent: RecordId): RecordId {
      const id = valueOf(names.toTheirs(entity.id), sent)
      return isTextOrNumber(id) ? id : sent
    },
  }
}
