import { loaderOf, type ReferenceTarget, type ReferenceTargets } from '../components/useReference'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { titleOf } from '../spec/entities/titleOf'
import { isMissing } from '../spec/values/isMissing'
import { plainText } from '../spec/values/plainText'
import { cellPadding, roomOfText, usualRoom } from './textRoom'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/**
 * The room that the titles of other records take. Titles come after the rows, and columns must not move under a person who
 * reads: so it is that of the titles known by now. Of none it is what the other entity lets expect, where there is room.
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
  const titles = given.flatMap((value) => knownTitles(target, listed(value), locale))
  if (titles.length >= Math.min(enough, Math.max(given.length, 1)))
    return whole(usualRoom(titles.map(roomOfText)))
  const expected = expectedRoom(target.entity)
  return { least: Math.min(expected, mostOfAGuess), wanted: expected }
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

/** So many titles tell how long the others are. */
const enough = 8

/** The titles of one value's references; nothing unless all of them are known. */
function knownTitles(target: ReferenceTarget, ids: readonly unknown[], locale: string): readonly string[] {
  const loader = loaderOf(target)
  const titles = ids.flatMap((id) => {
    const loaded = isTextOrNumber(id) ? loader.get(id) : undefined
    return loaded?.status === 'ready' ? [titleOf(target.entity, loaded.record, locale) ?? String(id)] : []
  })
  return titles.length === ids.length ? [titles.join(', ')] : []
}

/** Most titles are half as long as the longest that may be written. */
function expectedRoom({ fields, title }: Entity): number {
  const field = own(fields, title)
  const { maxLength = usualLimit } = field?.kind === 'text' ? field : {}
  return cellPadding + 8 * Math.ceil(Math.min(maxLength / 2, longestExpected))
}

/** The limit of names for which no entity says one. */
const usualLimit = 40

/** More is the title of few. */
const longestExpected = 28

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
