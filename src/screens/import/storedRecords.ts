import type { DataSource } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue } from '../../spec/values/ownValue'
import { findByValues } from './findByValues'

type Values = Readonly<Record<string, unknown>>

/**
 * Remember the records of a source by their values in some fields.
 *
 * @param names the fields, by which the source can find records
 */
export function storedRecords(entity: Entity, source: DataSource, names: ReadonlySet<string>) {
  /** By field and the text of its value. */
  const stored = new Map<string, Map<string, readonly object[]>>()

  async function lookUpBy(name: string, rows: readonly Values[], signal: AbortSignal) {
    const known = stored.get(name) ?? new Map<string, readonly object[]>()
    stored.set(name, known)
    const isNumber = entity.fields[name]?.kind === 'integer'
    const wanted = new Map<string, string | number>()
    for (const row of rows) {
      const value = row[name]
      if (!isTextOrNumber(value)) continue
      if ((!isNumber || typeof value === 'number') && !known.has(String(value)))
        wanted.set(String(value), value)
    }
    if (wanted.size === 0) return
    const found = await findByValues(entity, source, name, [...wanted.values()], signal)
    for (const [text, records] of found) known.set(text, records)
  }

  const having = (name: string, text: string) => stored.get(name)?.get(text) ?? []

  return {
    /** Asks the source for those that have the values of rows, as far as it was not asked before. */
    async lookUp(rows: readonly Values[], signal: AbortSignal) {
      for (const name of names) await lookUpBy(name, rows, signal)
    },

    having,

    /** Whether others than this record are known to have all these values; several fields together the source tells itself. */
    isTaken(values: Values, record: object | undefined): boolean {
      const [[name, value] = ['', undefined], ...others] = Object.entries(values)
      if (others.length > 0) return false
      const own = record && ownValue(record, entity.id)
      return having(name, String(value)).some((one) => ownValue(one, entity.id) !== own)
    },
  }
}
