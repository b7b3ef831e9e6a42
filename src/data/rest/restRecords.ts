import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/Field'
import { isDecimal } from '../../spec/values/decimalText'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import { jsonText } from '../jsonText'
import type { Row } from '../Row'
import type { RestNames } from './restNames'
import type { RestSourceOptions } from './RestSourceOptions'
import { ProblemError } from '../problems'

/** How records are read from answers, and written into requests. */
export interface RestRecords {
  /** @param etag the version, where the record has none of its own */
  readonly read: (sent: unknown, etag?: string | null) => Row
  readonly write: (values: Row, method: 'create' | 'update') => string
  /** Renames values as the server has them. */
  readonly named: (values: Row) => Row
  /** Writes JSON, in which no file can stand. */
  readonly text: (sent: unknown) => string
}

export function restRecords(
  entity: Entity,
  { read = asSent, write = asSent }: Pick<RestSourceOptions, 'read' | 'write'>,
  { toOwn, toTheirs }: RestNames,
): RestRecords {
  const { fields, version } = entity

  function named(values: Row): Row {
    const renamed: Record<string, unknown> = {}
    for (const name of Object.keys(values)) withOwn(renamed, toTheirs(name), values[name])
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
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        withOwn(record, name, field ? readValue(field, ownValue(row, theirs)) : ownValue(row, theirs))
      }
      if (version !== undefined && etag && record[version] === undefined) {
        withOwn(record, version, fields[version]?.kind === 'integer' ? numberIn(etag) : etag)
      }
      return record
    },

    write: (values, method) => text(write(named(values), method)),
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

/**
 * Read a value that servers send in another form than the field has it, where that is certain: numbers as texts, decimals
 * as numbers, a day as its midnight, ticks as 0 and 1. Anything else stays as it is.
 */
function readValue({ kind }: Field, value: unknown): unknown {
  switch (kind) {
    case 'integer':
    case 'number':
    case 'percent':
      return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value
    case 'decimal':
    case 'money':
      return typeof value === 'number' && isDecimal(String(value)) ? String(value) : value
    case 'date':
      return typeof value === 'string'
        ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?Z?$/, '$1')
        : value
    case 'boolean':
      return value === 0 || value === 1 ? value === 1 : value
    default:
      return value
  }
}
