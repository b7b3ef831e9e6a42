import type { Entity } from '../../spec/entities/Entity'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import type { DataSource, RecordVersion, VersionChanges } from '../DataSource'
import { ProblemError } from '../problems'
import type { Row } from '../Row'
import { nextIn, recordsIn } from './readAnswer'
import { addressBelow, addressOf, addressWith } from './restAddress'
import type { RestCall } from './restCall'
import type { RestNames } from './restNames'
import { type RestRecords, restRecords } from './restRecords'
import type { RestHistory, RestSourceOptions } from './RestSourceOptions'

interface Surroundings {
  readonly entity: Entity
  readonly options: RestSourceOptions
  readonly names: RestNames
  readonly records: RestRecords
  readonly call: RestCall
}

/** Read the versions of a record from an address below its own. */
export function restHistory(
  {
    path = '/history',
    cursor: cursorName = 'cursor',
    limit: limitName = 'limit',
    versions,
    next: nextPlace = '/next',
    read = asSent,
  }: RestHistory,
  { entity, options, names, records, call }: Surroundings,
): NonNullable<DataSource<Row>['history']> {
  // What changed is no whole record, which the host's own function may count on.
  const some = restRecords(entity, {}, names)

  function readVersion(sent: unknown): RecordVersion<Row> {
    const version = read(sent)
    if (!isPlainObject(version)) {
      throw new ProblemError({
        status: 502,
        title: 'The answer was not readable',
        detail: `A version of “${entity.name}” was expected where ${typeof version} stands`,
      })
    }
    const { record, changes } = version
    return {
      ...version,
      ...(record && { record: records.read(record) }),
      ...(changes && { changes: readChanges(changes) }),
    }
  }

  function readChanges(changes: VersionChanges): VersionChanges {
    const made: Record<string, { from?: unknown; to?: unknown }> = {}
    for (const theirs of Object.keys(changes)) {
      const name = names.toOwn(theirs)
      const { from, to } = changes[theirs] ?? {}
      const valueIn = (value: unknown) => ownValue(some.read({ [theirs]: value }), name)
      withOwn(made, name, { from: valueIn(from), to: valueIn(to) })
    }
    return made
  }

  return async (id, { cursor, limit } = {}, { signal } = {}) => {
    const parameters = [
      ...(cursor === undefined ? [] : [[cursorName, cursor] as const]),
      ...(limit === undefined ? [] : [[limitName, String(limit)] as const]),
    ]
    const address = addressBelow(addressOf(options.url, id), path)
    const answer = await call(addressWith(address, parameters), { signal })
    const found = recordsIn(answer, {
      url: address,
      ...(versions !== undefined && { records: versions }),
    })
    const next = cursorOf(nextIn(answer, nextPlace), cursorName)
    return { versions: found.map(readVersion), ...(next !== undefined && { next }) }
  }
}

const asSent = (sent: unknown): RecordVersion => sent as RecordVersion

/** The cursor itself, or the one in the address of the next stretch. */
function cursorOf(next: string | undefined, name: string): string | undefined {
  const [, search] = /^[^?\s]*\?([^#\s]*)/.exec(next ?? '') ?? []
  return search === undefined ? next : (new URLSearchParams(search).get(name) ?? undefined)
}
