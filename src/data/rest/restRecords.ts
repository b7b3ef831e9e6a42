import type { Entity } from '../../spec/entities/Entity'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import { jsonText } from '../jsonText'
import type { Row } from '../Row'
import type { RestNames } from './restNames'
import type { RestSourceOptions } from './RestSourceOptions'
import type { RestValues } from './restValues'
import { ProblemError } from '../problems'

/** How records are read from answers, and written into requests. */
export interface RestRecords {
  /** @param etag the version, where the record has none of its own */
  readonly read: (sent: unknown, etag?: string | null) => Row
  readonly write: (values: Row, method: 'create' | 'update') => string
  /** Names and writes values as the server has them. */
  readonly named: (values: Row) => Row
  /** Writes JSON, in which no file can stand. */
  readonly text: (sent: unknown) => string
}

/** @param values shared by all of a source, so that each value goes back in the form in which the last one came */
export function restRecords(
  entity: Entity,
  { read = asSent, write = asSent }: Pick<RestSourceOptions, 'read' | 'write'>,
  { toOwn, toTheirs }: RestNames,
  values: RestValues,
): RestRecords {
  const { fields, version } = entity

  function named(row: Row): Row {
    const renamed: Record<string, unknown> = {}
    for (const name of Object.keys(row)) withOwn(renamed, toTheirs(name), values.write(name, row[name]))
    return renamed
  }

  const text = (sent: unknown) => jsonText(sent, `restSource(“${entity.name}”)`)

  return {
    read(sent, etag) {
      const row = read(sent)
      if (!isPlainObject(row)) {
        throw new ProblemError({
          status: 502,
          title: 'The answer was not readable',
          detail: `A record of “${entity.name}” was expected where ${typeof sent} stands`,
        })
      }
      const record: Record<string, unknown> = {}
      for (const theirs of Object.keys(row)) {
        const name = toOwn(theirs)
        withOwn(record, name, values.read(name, ownValue(row, theirs)))
      }
      if (version !== undefined && etag && record[version] === undefined) {
        withOwn(record, version, fields[version]?.kind === 'integer' ? numberIn(etag) : etag)
      }
      return record
    },

    write: (row, method) => text(write(named(row), method)),
    named,
    text,
  }
}

const asSent = (sent: unknown): unknown => sent

/** The number in `"5"` or `W/"5"`. */
function numberIn(etag: string): number | string {
  const [, digits] = /^(?:W\/)?"(\d+)"$/.exec(etag) ?? []
  return digits === undefined ? etag : Number(digits)
}
