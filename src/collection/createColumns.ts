import type { ReferenceTargets } from '../components/useReference'
import { own } from '../internal/own'
import type { SourceCapabilities } from '../data/DataSource'
import type { Entity } from '../spec/entities/Entity'
import { isQuietId } from '../spec/entities/quietId'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { ownValue } from '../spec/values/ownValue'
import { unitOf } from '../spec/values/unitText'
import { renderChoices } from './ChoiceBadges'
import type { Column } from './Column'
import { isBarePhone } from './isBarePhone'
import { withMarks } from './ValueMark'
import { numericKinds } from '../spec/fields/numericKinds'
import { isEmptyValue } from '../spec/values/isEmptyValue'
import type { ShowOptions } from './showerOf'
import { renderState } from './StateBadge'
import { renderThumbnail } from './Thumbnail'
import { isNumberedId, renderValue } from './ValueText'
import { temporalKinds } from './temporalKinds'
import { cellPadding, roomOfText, roomOfInstant, usualRoom } from './textRoom'
import { expectedTextRoom, roomOfTitles } from './titleRoom'

export interface ColumnOptions extends ShowOptions {
  /**
   * Some of the records: columns of words are as wide as most of theirs. As long as there are none in it, as wide as the
   * limits of the fields let expect. @default a width by the kind of the field
   */
  readonly sample?: readonly object[] | undefined
  /** Where the records are to which others refer: a column of references is as wide as their titles. @default none */
  readonly references?: ReferenceTargets | undefined
}

/** The columns for the fields of an entity, in the order of `names`. */
export function createColumns<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  can: Pick<SourceCapabilities, 'sort'>,
  options: ColumnOptions,
): readonly Column<object>[] {
  // The records of a list in groups come with gaps, for those that were not read yet.
  const sample = options.sample?.filter((record) => record !== undefined)
  return names.flatMap((name) => {
    const field: Field | undefined = own(entity.fields, name)
    if (!field) return []
    const text = renderValue(entity, name, options)
    const isState = name === entity.states?.field
    const isNumber = numericKinds.has(field.kind) && !isNumberedId(entity, name)
    const bare = isState ? renderState(entity) : (renderRich(field, name, options) ?? text)
    const cell = withMarks(entity, name, bare, isNumber)
    const isPhone = field.kind === 'text' && field.format === 'phone'
    const roomOf = (value: unknown) => {
      if (isPhone) return roomOfPhone(value)
      const shown = text({ [name]: value })
      if (typeof shown !== 'string') return 0
      return field.kind === 'instant'
        ? roomOfInstant(shown)
        : roomOfText(shown) + (isState ? roomAroundBadge : 0)
    }
    const samples = Math.max(0, ...samplesOf(field).map(roomOf))
    const values = (sample ?? []).map((record) => ownValue(record, name))
    const titles =
      field.kind === 'reference'
        ? roomOfTitles(field.to, values, options.references, options.locale)
        : undefined
    const isTime = temporalKinds.has(field.kind)
    const rooms = values.map(roomOf)
    const expected = sample?.length === 0 ? expectedTextRoom(field) : undefined
    const seen = titles ? titles.least : (usualRoom(rooms) ?? expected)
    // A number or a date that is cut off misleads: the longest that is known has room.
    const exact = isNumber || isTime ? Math.max(0, ...rooms) : 0
    const label = labelOf(field, name, options.locale)
    const unit = unitOf(field, options.locale)
    const header = unit === undefined ? label : `${label} (${unit})`
    return {
      id: name,
      header,
      cell,
      align: isNumber ? 'end' : 'start',
      sortable: can.sort.includes(name),
      // Of yes and no, the edge would leave the question alone.
      truncate: !isNumber && !isState && !isTime && field.kind !== 'boolean',
      // A reference may be a link, or a button that reads it again.
      interactive: field.kind === 'reference',
      isEmpty: (record) => isEmptyValue(ownValue(record, name)),
      // Yes and no answer nothing without the question.
      ...(field.kind === 'boolean' && { labelled: true }),
      ...(isState && { badge: true }),
      // A card says first what a person would ask about.
      ...(isQuietId(entity, name) && { priority: Number.MAX_SAFE_INTEGER }),
      ...(field.kind === 'image' && { picture: true }),
      ...roomFor(
        field,
        name === entity.title,
        Math.max(roomOfHeader(header), Math.max(samples, exact) + roomOfMarks(entity, name, options.locale)),
        seen,
        titles?.wanted,
      ),
    } satisfies Column<object>
  })
}

/** The widest mark that may stand in a cell of the field, and the room before it. */
function roomOfMarks<F extends Fields>({ marks = [] }: Entity<F>, name: string, locale: string): number {
  const rooms = marks.filter(({ at }) => at === name).map(({ label }) => roomOfText(localize(label, locale)))
  return rooms.length === 0 ? 0 : Math.max(...rooms) + roomAroundBadge
}

/** Badges and pictures, as on the page of a record. */
function renderRich(field: Field, name: string, { locale, t }: ShowOptions) {
  if (field.kind === 'choices') return renderChoices(field, name, { locale, t })
  return field.kind === 'image' ? renderThumbnail(name, { t }) : undefined
}

/**
 * @param seen the room that most values of a sample take, if there is one
 * @param wanted the room that they take where there is enough
 */
function roomFor(
  field: Field,
  isTitle: boolean,
  least: number,
  seen: number | undefined,
  wanted = seen,
): Pick<Column<object>, 'width' | 'grow' | 'shrink'> {
  const wide = (width: number, grow: number) => ({ width: Math.max(width, least), grow })
  if (seen !== undefined && wordy.has(field.kind)) {
    // Room left over goes to columns of long words.
    const width = Math.min(Math.max(seen, narrowest), longestWord)
    const share = Math.min(Math.max(wanted ?? 0, width), longestWord) / narrowest
    return { ...wide(width, share), ...(shortened.has(field.kind) && { shrink: spareOf(width, least) }) }
  }
  if (field.kind === 'image') return wide(pictureRoom + (field.many ? roomOfMore : 0), 0)
  if (isTitle) return wide(128, 1)
  if (field.kind === 'text') return wide(160, 2)
  if (field.kind === 'boolean') return wide(80, 0.5)
  if (field.kind === 'choice' && least > longestWord) return { width: longestWord, grow: least / 112 }
  return wide(112, field.kind === 'date' || field.kind === 'instant' ? 0.5 : 1)
}

/** Kinds with values of any length. */
const wordy: ReadonlySet<Field['kind']> = new Set([
  'text',
  'choice',
  'choices',
  'money',
  'decimal',
  'reference',
])

/** Of these, those whose long values can be guessed when they are cut. */
const shortened: ReadonlySet<Field['kind']> = new Set(['text', 'choice', 'choices', 'reference'])

/** A fifth of a column's width, as far as the header and the longest that must be whole leave it: few values are cut then. */
function spareOf(width: number, least: number): number {
  return Math.floor(Math.max(0, Math.min(width / 5, width - Math.max(least, narrowest))))
}

/** A small picture. */
const pictureRoom = 72

/** How many more there are, beside it. */
const roomOfMore = 24

/** So much is left to a column of short words. */
const narrowest = 88

/** A choice said in a whole sentence must not push the other columns out of sight: it takes of what is left over. */
const longestWord = 256

/** The widest values that the field takes, as far as it says: free text can be guessed when it is cut, these cannot. */
function samplesOf(field: Field): readonly unknown[] {
  if (field.kind === 'date') return longDays
  if (field.kind === 'instant') return longDays.map((day) => `${day}T22:58:00Z`)
  if (field.kind === 'choice') return field.options
  if (field.kind === 'boolean') return [true, false]
  if (field.kind !== 'integer' && field.kind !== 'number' && field.kind !== 'percent') return []
  const part = field.kind === 'integer' ? 0 : 0.25
  return [field.min, field.max].flatMap((bound) =>
    bound === undefined ? [] : [bound + Math.sign(bound) * part],
  )
}

/** A day of two digits in each month: which month has the longest name depends on the language. */
const longDays = Array.from({ length: 12 }, (_, month) => `2028-${String(month + 1).padStart(2, '0')}-28`)

/** The shape before a state's word, and the edges around both. */
const roomAroundBadge = 32

/** The digits, and the spaces between their groups, which come later and must not be cut off. */
function roomOfPhone(value: unknown): number {
  if (typeof value !== 'string' || !value) return 0
  return roomOfText(value) + (isBarePhone(value) ? roomOfSpaces : 0)
}

/** Half a digit for each of five spaces, as in "+33 4 72 10 30 30". */
const roomOfSpaces = 20

/** A header of medium weight at 13 px takes about seven and a half pixels a letter. */
function roomOfHeader(header: string): number {
  return Math.ceil(cellPadding + header.length * 7.5)
}
