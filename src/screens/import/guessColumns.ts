import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { LocalizedText } from '../../spec/labels/LocalizedText'
import { labelOf, standardLabelOf } from '../../spec/labels/labels'
import { isMissing } from '../../spec/values/isMissing'
import { guessDateOrder } from './dateOrder'
import { type CellNotation, readCell } from './readCell'
import type { ImportRow } from './readCsv'
import { isDated } from './readRows'
import { sameLetters } from '../../internal/sameLetters'
import { type ImportPart, overlap, partsOf } from './importParts'

/** A guess at the field of a column. */
export interface GuessedColumn {
  readonly field: string | undefined
  /** How certain the guess is: `sure` where its name is that of the field, `likely` by a part of it and by its values. */
  readonly confidence: 'sure' | 'likely' | undefined
}

/** So many of the first rows are looked at. */
const sampleSize = 100

/** So much must speak for a field. */
const least = 0.5
const certain = 0.88

/** The part of it that is left to a column of which no value can be read. */
const nothingRead = 0.55

/**
 * Guess which field each column fills, by its header and by whether its values can be read as the field's. Each field is
 * filled by one column at most: the one that fits best.
 */
export function guessColumns(
  entity: Pick<Entity, 'fields'>,
  keys: readonly string[],
  headers: readonly string[],
  rows: readonly ImportRow[],
  notation: CellNotation,
): readonly GuessedColumn[] {
  const parts = partsOf(entity)
  const samples = headers.map((_, place) => samplesOf(rows, place))
  const pairs = headers.flatMap((header, column) =>
    keys.flatMap((key) => {
      const part = parts.get(key)
      if (!part) return []
      const likeness = likenessOf(header, namesOf(entity, part))
      return likeness === 0
        ? []
        : [{ column, key, likeness, score: likeness * fitOf(part.field, samples[column] ?? [], notation) }]
    }),
  )
  const guesses = new Map<number, GuessedColumn>()
  const filled = new Set<string>()
  for (const { column, key, likeness, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score < least || guesses.has(column)) continue
    if ([...filled].some((other) => overlap(parts, key, other))) continue
    filled.add(key)
    // Values that are mistakes are mended later; where none can be read, it may be another column after all.
    const isSure = score >= certain || (likeness === 1 && score > nothingRead)
    guesses.set(column, { field: key, confidence: isSure ? 'sure' : 'likely' })
  }
  return headers.map((_, column) => guesses.get(column) ?? { field: undefined, confidence: undefined })
}

/** The first values of a column that are there. */
export function samplesOf(rows: readonly ImportRow[], column: number): readonly string[] {
  return textsOf(rows.slice(0, sampleSize), column)
}

/** All values of a column that are there. */
export function textsOf(rows: readonly ImportRow[], column: number): readonly string[] {
  return rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((text) => text !== '')
}

/** Whether the first line of a file names its columns, and is no record itself. */
export function guessHeader(
  entity: Pick<Entity, 'fields'>,
  keys: readonly string[],
  rows: readonly ImportRow[],
  notation: CellNotation,
): boolean {
  const [first, ...others] = rows
  if (!first) return true
  const texts = first.cells.map((cell) => cell.trim())
  const parts = partsOf(entity)
  const known = keys.flatMap((key) => parts.get(key) ?? []).map((part) => namesOf(entity, part))
  const named = texts.filter((text) => known.some((names) => likenessOf(text, names) === 1))
  if (named.length > 0) return true
  if (others.length === 0) return false
  // A name is no number and no day, and stands once.
  const isValue = (text: string) =>
    /^[\p{Nd}\s.,:/+-]+$/u.test(text) || readCell(aDay, text, notation) !== text
  const filled = texts.filter((text) => text !== '')
  if (filled.some(isValue) || new Set(filled).size < filled.length) return false
  return texts.some((_, column) => {
    const values = samplesOf(others, column)
    return values.length > 0 && values.every(isValue)
  })
}

const aDay = { kind: 'date' } as Field

/** All that a part may be called in a file: a member also by what it is a part of, "Line quantity". */
function namesOf({ fields }: Pick<Entity, 'fields'>, { name, member, field }: ImportPart): readonly string[] {
  if (member === undefined) return namesOfField(field, name)
  const own = namesOfField(field, member)
  const around = fields[name] ? namesOfField(fields[name], name) : [name]
  return [...own, ...around.flatMap((whole) => own.map((part) => `${whole} ${part}`))]
}

/** All that a field may be called: its key, its labels and nouns in every language. */
function namesOfField(field: Field, name: string): readonly string[] {
  const units = wordsIn('unit' in field ? field.unit : undefined)
  const words = [...wordsIn(field.label ?? standardLabelOf(name)), ...wordsIn(field.noun), labelOf({}, name)]
  return [name, ...words, ...words.flatMap((word) => units.map((unit) => `${word} (${unit})`))]
}

function wordsIn(text: LocalizedText | undefined): readonly string[] {
  if (text === undefined) return []
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** How like a header is to one of the names, from 0 to 1. */
function likenessOf(header: string, names: readonly string[]): number {
  const letters = sameLetters(header)
  if (letters === '') return 0
  const words = wordsOf(header)
  return Math.max(
    ...names.map((name) => {
      const other = sameLetters(name)
      if (other === '') return 0
      if (other === letters) return 1
      return Math.max(sharedWords(words, wordsOf(name)), nearness(letters, other))
    }),
  )
}

/** "Flight_Date" and "flightDate" are two words each. Articles say nothing. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(sameLetters)
    .filter((word) => word !== '' && !articles.has(word))
}

const articles = new Set(['the', 'of', 'a', 'an', 'and', 'der', 'die', 'das', 'le', 'la', 'de', 'في', 'من'])

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length
  return shared === 0 ? 0 : (0.85 * 2 * shared) / (one.length + other.length)
}

/** One letter too many, too few or another one is a slip: long names may have two. */
function nearness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  if (longest < 4 || Math.abs(one.length - other.length) > 2) return 0
  const apart = distance(one, other)
  return apart <= Math.floor(longest / 5) ? 0.8 : 0
}

/** How many letters have to change (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      line.push(Math.min(change, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    before = line
  }
  return before[other.length] ?? 0
}

/** How many of the values can be read as the field's: a name alone does not make words a number. */
function fitOf(field: Field, samples: readonly string[], notation: CellNotation): number {
  if (samples.length === 0) return 1
  const order = isDated(field.kind) ? guessDateOrder(samples) : undefined
  const dateOrder = order === 'unclear' ? 'dmy' : order
  const read = samples.filter((text) => isRead(field, readCell(field, text, { ...notation, dateOrder })))
  // A column may be full of mistakes, which are mended later.
  return nothingRead + ((1 - nothingRead) * read.length) / samples.length
}

function isRead(field: Field, value: unknown): boolean {
  if (isMissing(value)) return true
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'percent':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return field.options.includes(value as string)
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(value as string)
    case 'list':
    case 'map':
    case 'group':
    case 'variant':
      return typeof value === 'object'
    default:
      return true
  }
}
