import { loaderOf, type ReferenceTarget, type ReferenceTargets } from '../components/useReference'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { namesInTemplate, titleOf } from '../spec/entities/titleOf'
import type { Field } from '../spec/fields/fields'
import { localize } from '../spec/labels/LocalizedText'
import { isMissing } from '../spec/values/isMissing'
import { plainText } from '../spec/values/plainText'
import { cellPadding, roomOfText, usualRoom } from './textRoom'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/**
 * The room that the titles of other records take. Titles come after the rows: until they are known it is what the other
 * entity lets expect, where there is room.
 */
export function roomOfTitles(
  to: string,
  values: readonly unknown[],
  targets: ReferenceTargets | undefined,
  locale: string,
): TitleRoom {
  const target = targets && own(targets, to)
  const given = values.filter((value) => !isMissing(value))
  // Without a target the ids themselves are shown.
  if (!target)
    return whole(usualRoom(given.map((value) => roomOfText(listed(value).map(plainText).join(', ')))))
  const titles = given.flatMap((value) => knownTitles(target, listed(value), { targets, locale }))
  if (tellTheOthers(titles, given)) return whole(usualRoom(titles.map(roomOfText)))
  const expected = cellPadding + 8 * expectedLength(target.entity, { targets, locale })
  const most = target.entity.titleTemplate === undefined ? mostOfAGuess : mostOfATemplate
  return { least: Math.min(expected, most), wanted: expected }
}

/** Whether so many titles have come that `roomOfTitles` guesses no more. */
export function areTitlesKnown(
  to: string,
  values: readonly unknown[],
  targets: ReferenceTargets,
  locale: string,
): boolean {
  const target = own(targets, to)
  const given = values.filter((value) => !isMissing(value))
  if (!target || given.length === 0) return true
  return tellTheOthers(
    given.flatMap((value) => knownTitles(target, listed(value), { targets, locale })),
    given,
  )
}

export interface TitleRoom {
  /** The width of the column, however little room there is; undefined if unknown. */
  readonly least: number | undefined
  /** The width where there is room. */
  readonly wanted: number | undefined
}

const whole = (room: number | undefined): TitleRoom => ({ least: room, wanted: room })

/** A guess takes what is left over, and pushes no other column out of sight. */
const mostOfAGuess = 152

/** Most titles that are made of two fields have room in it. */
const mostOfATemplate = 192

/** Whether the titles tell how long those are that are not known. */
function tellTheOthers(titles: readonly string[], values: readonly unknown[]): boolean {
  return titles.length >= Math.min(enough, Math.max(values.length, 1))
}

/** So many titles tell how long the others are. */
const enough = 8

/** The titles of one value's references; nothing unless all of them are known. */
function knownTitles(
  target: ReferenceTarget,
  ids: readonly unknown[],
  context: TitleContext,
): readonly string[] {
  const loader = loaderOf(target)
  const titles = ids.flatMap((id) => {
    const loaded = isTextOrNumber(id) ? loader.get(id) : undefined
    if (loaded?.status !== 'ready') return []
    const title = wholeTitle(target.entity, loaded.record, context)
    return title === undefined ? [] : [title || String(id)]
  })
  return titles.length === ids.length ? [titles.join(', ')] : []
}

/** The title of a record; undefined as long as one within it, of a record that it refers to, is not known. */
function wholeTitle(entity: Entity, record: object, context: TitleContext): string | undefined {
  let whole = true
  const title = titleOf(entity, record, context.locale, (name, id) => {
    const within = titleWithin(entity, name, id, context)
    whole &&= within !== undefined
    return within
  })
  return whole ? (title ?? '') : undefined
}

function titleWithin(
  { fields }: Entity,
  name: string,
  id: unknown,
  { targets, locale }: TitleContext,
): string | undefined {
  const field = own(fields, name)
  const target = field?.kind === 'reference' ? own(targets, field.to) : undefined
  const loaded = target && isTextOrNumber(id) ? loaderOf(target).get(id) : undefined
  return target && loaded?.status === 'ready' ? titleOf(target.entity, loaded.record, locale) : undefined
}

interface TitleContext {
  readonly targets: ReferenceTargets
  readonly locale: string
}

/** How many letters most titles have: with a template its words, and what is put in. */
function expectedLength(entity: Entity, { targets, locale }: TitleContext): number {
  const { fields, title, titleTemplate } = entity
  const lengthOf = (name: string): number => {
    const field = own(fields, name)
    const to = field?.kind === 'reference' ? own(targets, field.to)?.entity : undefined
    return lengthOfText(to ? own(to.fields, to.title) : field)
  }
  if (titleTemplate === undefined) return lengthOf(title)
  const template = localize(titleTemplate, locale)
  const names = namesInTemplate(template)
  // A value stands in for its name and two braces.
  const words = template.length - names.reduce((sum, name) => sum + name.length + 2, 0)
  return Math.min(
    names.reduce((sum, name) => sum + lengthOf(name), words),
    longestExpected,
  )
}

/** Most texts are half as long as the longest that may be written. */
function lengthOfText(field: Field | undefined): number {
  const { maxLength = usualLimit } = field?.kind === 'text' ? field : {}
  return Math.ceil(Math.min(maxLength / 2, longestExpected))
}

/** The room that most texts of a field will take whose limit is known. */
export function expectedTextRoom(field: Field): number | undefined {
  return field.kind === 'text' && field.maxLength !== undefined
    ? cellPadding + 8 * lengthOfText(field)
    : undefined
}

/** The limit of names for which no entity says one. */
const usualLimit = 40

/** More is the title of few. */
const longestExpected = 28

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
