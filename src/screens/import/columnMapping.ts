import type { DataSource } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { EntityAccess } from '../product/useEntityAccess'
import { writableNames } from '../source/formChanges'
import { flatFields, partsOf } from './importParts'
import { canFindBy } from './findByValues'
import { guessDateOrder } from './dateOrder'
import { guessColumns, guessHeader, samplesOf, textsOf } from './guessColumns'
import { guessNumbers } from './guessNumbers'
import type { ImportColumn, MappingGap } from './importState'
import type { CellNotation } from './readCell'
import type { ImportRow } from './readCsv'
import { isDated } from './readRows'

/** The entity that an import fills, and how it finds the records that are there. */
export interface ImportTarget {
  readonly entity: Entity
  readonly source: DataSource
  readonly can: EntityAccess<Entity['fields']>['can']
  /** The fields that the host lets be filled. */
  readonly fields: readonly string[] | undefined
  /** The field that the host matches by; false where each row is to make a record. */
  readonly matchBy: string | false | undefined
  /** The field by which the host puts rows together. */
  readonly groupBy: string | undefined
}

/** Whether records that are there can be changed at all. */
export function mayUpdate({ source, can }: ImportTarget): boolean {
  return source.update !== undefined && can('update').allowed
}

/**
 * All that a column may fill: the fields that a person fills in, and those in their groups and lines, but no files and no one-time
 * codes; and the id, which tells the records that are there.
 */
export function importableKeys(target: ImportTarget): readonly string[] {
  const names = new Set(importableNames(target))
  return [...partsOf(target.entity)].flatMap(([key, { name, member, field }]) => {
    const isWritten = member === undefined || (field.readOnly !== true && !unwritten.has(field.kind))
    return names.has(name) && isWritten ? [key] : []
  })
}

function importableNames(target: ImportTarget): readonly string[] {
  const { entity, source, fields, matchBy } = target
  const writable = writableNames(entity).filter((name) => !unwritten.has(entity.fields[name]?.kind ?? 'file'))
  const matchesById = matchBy !== false && mayUpdate(target) && canFindBy(entity, source, entity.id)
  const names = matchesById && !writable.includes(entity.id) ? [entity.id, ...writable] : writable
  return fields ? names.filter((name) => fields.includes(name) || name === entity.id) : names
}

/** No text of a table holds one. */
const unwritten: ReadonlySet<Field['kind']> = new Set(['file', 'image', 'code'])

/** The field by which rows are matched with records, of those that a column fills. */
export function matchedBy(target: ImportTarget, columns: readonly ImportColumn[]): string | undefined {
  const { entity, source, matchBy } = target
  const isFilled = (name: string) =>
    columns.some(({ field }) => field === name) && canFindBy(entity, source, name)
  if (matchBy === false) return undefined
  if (matchBy !== undefined) return isFilled(matchBy) ? matchBy : undefined
  const unique = (entity.rules ?? []).flatMap((rule) =>
    rule.unique && rule.when === undefined && rule.at.length === 1 ? rule.at : [],
  )
  return [entity.id, ...unique].find(isFilled)
}

/** The fields by which rows may be put together: those of the record that a column fills, where others fill its lines. */
export function groupableNames(
  { entity }: ImportTarget,
  columns: readonly ImportColumn[],
): readonly string[] {
  const parts = partsOf(entity)
  const filled = columns.flatMap(({ field }) => parts.get(field ?? '') ?? [])
  if (!filled.some(({ inLines }) => inLines)) return []
  return filled.flatMap(({ name, member, field }) =>
    member === undefined && field.kind !== 'list' ? [name] : [],
  )
}

/** The field by which rows are put together, where no one has chosen: the one that finds records, else one that names them. */
export function groupedBy(target: ImportTarget, columns: readonly ImportColumn[]): string | undefined {
  const { entity, groupBy } = target
  const names = groupableNames(target, columns)
  if (groupBy !== undefined) return names.includes(groupBy) ? groupBy : undefined
  const unique = (entity.rules ?? []).flatMap(({ unique, at }) => (unique && at.length === 1 ? at : []))
  return [matchedBy(target, columns), entity.id, ...unique, entity.title].find(
    (name) => name !== undefined && names.includes(name),
  )
}

/** Guess how a table is meant: whether its first line is a header, how it writes numbers, which column fills which field. */
export function guessMapping(
  target: ImportTarget,
  rows: readonly ImportRow[],
  words: Omit<CellNotation, 'numbers'>,
  known: { hasHeader?: boolean | undefined },
): { hasHeader: boolean; numbers: string; columns: readonly ImportColumn[] } {
  const fields = flatFields(target.entity)
  const keys = importableKeys(target)
  const plain = { ...words, numbers: words.locale }
  const hasHeader = known.hasHeader ?? guessHeader(target.entity, keys, rows, plain)
  const data = hasHeader ? rows.slice(1) : rows
  const width = rows.slice(0, 1000).reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headers = Array.from(
    { length: width },
    (_, place) => (hasHeader && rows[0]?.cells[place]?.trim()) || letterOf(place),
  )
  const figures = headers
    .flatMap((_, place) => samplesOf(data, place).slice(0, 10))
    .filter((text) => /^[-+]?[\d.,'’\s]+$/.test(text))
  const numbers = guessNumbers(figures, words.locale)
  const guesses = guessColumns(target.entity, keys, headers, data, { ...plain, numbers })
  const columns = headers.map((header, place): ImportColumn => {
    const samples = samplesOf(data, place)
    const guess = guesses[place]
    return withField(
      { header, samples, field: undefined, confidence: undefined, dateOrder: undefined, asksOrder: false },
      {
        kind: own(fields, guess?.field)?.kind,
        field: guess?.field,
        confidence: guess?.confidence,
        texts: () => textsOf(data, place),
      },
    )
  })
  return { hasHeader, numbers, columns }
}

/** A field for a column, and all that stands in the column: one day far below may tell in which order all are written. */
interface Filling extends Pick<ImportColumn, 'field' | 'confidence'> {
  readonly kind: Field['kind'] | undefined
  readonly texts: () => Iterable<string>
}

/** Let a column fill a field; of days it is guessed, or else asked, in which order they are written. */
export function withField(column: ImportColumn, { kind, field, confidence, texts }: Filling): ImportColumn {
  const order = isDated(kind) ? guessDateOrder(texts()) : undefined
  return {
    ...column,
    field,
    confidence,
    dateOrder: order === 'unclear' ? undefined : order,
    asksOrder: order === 'unclear',
  }
}

/** The required fields that no column fills and that have no default. */
export function missingFields(target: ImportTarget, columns: readonly ImportColumn[]): readonly string[] {
  const { fields } = target.entity
  const parts = partsOf(target.entity)
  return importableNames(target).filter((name) => {
    const field = fields[name]
    const isAsked = field?.required === true && field.readOnly !== true && field.default === undefined
    return isAsked && !columns.some((column) => parts.get(column.field ?? '')?.name === name)
  })
}

export function gapIn(
  columns: readonly ImportColumn[],
  missing: readonly string[],
  matchBy: string | undefined,
): MappingGap | undefined {
  if (!columns.some(({ field }) => field !== undefined)) return 'nothing'
  if (columns.some(({ asksOrder, dateOrder }) => asksOrder && dateOrder === undefined)) return 'dateOrder'
  // A value missing in a row may stand in the record that it changes.
  return missing.length > 0 && matchBy === undefined ? 'required' : undefined
}

/** As spreadsheets name columns: A to Z, AA, AB … */
function letterOf(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last
}
