import { matchWords, rangesOf, wordsIn } from '../../internal/matchWords'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { TitleIn } from '../../components/useTitles'
import { isUnspokenId } from '../../spec/entities/quietId'
import { labelOf } from '../../spec/labels/labels'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import type { Field } from '../../spec/fields/Field'
import { valueText } from '../../spec/values/valueText'
import type { SearchResult } from './searchState'
import type { SearchTarget } from './SearchTarget'

/** How found records are put into words. */
export interface ResultWords {
  /** The words that were searched for. */
  readonly words: string
  readonly locale: string
  readonly titleIn: TitleIn
}

/** A record that a source has found, as a person reads it; undefined where it has no page. */
export function resultOf(
  { entity, getHref }: SearchTarget,
  record: object,
  { words, locale, titleIn }: ResultWords,
): SearchResult | undefined {
  const id = ownValue(record, entity.id)
  if (!getHref || (typeof id !== 'string' && typeof id !== 'number')) return undefined
  const title = titleIn(entity, record) ?? String(id)
  const subtitle = titleIn(entity, record, 'subtitle')
  const told = `${title} ${subtitle ?? ''}`
  return {
    id: String(id),
    title,
    ...(subtitle !== undefined && subtitle !== title && { subtitle }),
    ...(!matchWords(told, words) && { found: foundIn(entity, record, { told, words, locale }) }),
    href: getHref(id),
  }
}

interface Sought {
  /** The words that the result has for the record in any case. */
  readonly told: string
  readonly words: string
  readonly locale: string
}

const unread: ReadonlySet<Field['kind']> = new Set(['reference', 'boolean'])

/** The first field that has a word which neither title nor subtitle has. */
function foundIn(entity: Entity, record: object, { told, words, locale }: Sought): SearchResult['found'] {
  const sought = wordsIn(words).filter((word) => rangesOf(told, word).length === 0)
  for (const name of entity.fieldNames) {
    const field = own(entity.fields, name)
    const value = ownValue(record, name)
    // The id of another record and "true" are no text that people know, and a password none that they may see.
    if (!field || field.sensitive || unread.has(field.kind) || isMissing(value)) continue
    if (name === entity.version || name === entity.title || name === entity.subtitle) continue
    if (isUnspokenId(entity, name)) continue
    const text = valueText(field, value, locale)
    const word = sought.find((one) => rangesOf(text, one).length > 0)
    if (word !== undefined) return { label: labelOf(field, name, locale), text: pieceAround(text, word) }
  }
  return undefined
}

const before = 24
const longest = 90

/** As much of a text as fits on a line, with the word in sight. */
function pieceAround(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const [[start] = [0]] = rangesOf(line, word)
  if (line.length <= longest) return line
  const from = start <= before ? 0 : line.lastIndexOf(' ', start - before) + 1 || start - before
  const piece = line.slice(from, from + longest)
  return `${from > 0 ? '…' : ''}${piece}${from + longest < line.length ? '…' : ''}`
}
