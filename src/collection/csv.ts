import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { plainText } from '../spec/values/plainText'
import { numericKinds } from '../spec/fields/numericKinds'

export interface CsvOptions {
  /** The names of the fields, in the order of the columns. */
  readonly fields: readonly string[]
  /** The language of the headers. */
  readonly locale: string
}

/** The header of a CSV file: a label for each field. */
export function csvHeader<F extends Fields>(entity: Entity<F>, { fields, locale }: CsvOptions): string {
  return csvLine(declared(entity, fields).map(([name, field]) => guarded(labelOf(field, name, locale))))
}

/** Records as the lines of a CSV file (RFC 4180), with values as they are stored, whatever the language. */
export function csvLines<F extends Fields>(
  entity: Entity<F>,
  records: readonly object[],
  { fields }: Pick<CsvOptions, 'fields'>,
): string {
  const columns = declared(entity, fields)
  return records
    .map((record) =>
      csvLine(columns.map(([name, field]) => cellText(field, (record as Record<string, unknown>)[name]))),
    )
    .join('')
}

/** Texts as a line of a CSV file, as they are but for those that a spreadsheet would run. */
export function csvTextLine(texts: readonly string[]): string {
  return csvLine(texts.map((text) => (isNumber.test(text) ? text : guarded(text))))
}

/** @param bom whether it begins with the mark by which Excel knows that it is UTF-8. @default true */
export function csvFile(parts: readonly string[], bom = true): Blob {
  return new Blob(bom ? ['\uFEFF', ...parts] : [...parts], { type: 'text/csv;charset=utf-8' })
}

function declared<F extends Fields>(entity: Entity<F>, names: readonly string[]) {
  return names.flatMap((name): readonly (readonly [string, Field])[] => {
    const field: Field | undefined = own(entity.fields, name)
    // A one-time code is never shown, and so never written.
    return field && field.kind !== 'code' ? [[name, field]] : []
  })
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function cellText(field: Field, value: unknown): string {
  if (isMissing(value)) return ''
  if (typeof value === 'object') return guarded(JSON.stringify(value))
  const text = plainText(value)
  return numericKinds.has(field.kind) && isNumber.test(text) ? text : guarded(text)
}

const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A spreadsheet takes a text that begins so for a formula, and runs it. */
function guarded(text: string): string {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
}
