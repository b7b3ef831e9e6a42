import { onceFor } from '../../internal/onceFor'
import { own } from '../../internal/own'
import type { FieldOf } from '../fields/Field'
import type { FieldBase } from '../fields/FieldBase'
import { inSentence } from './inSentence'
import { languageOf, localize, type LocalizedText } from './LocalizedText'
import { standardName, type StandardNames } from './standardNames'

/** The field's label; without one its key in words: `costTotal` becomes "Cost total". An `id` has a word in each language of the library. */
export function labelOf(
  field: { readonly label?: LocalizedText | undefined },
  name: string,
  locale?: string,
): string {
  const label = field.label ?? standardLabelOf(name)
  return label === undefined ? inWords(name) : localize(label, locale)
}

/** Most entities have an id, which no host words. */
export const standardLabelOf = (name: string): LocalizedText | undefined =>
  name === 'id' ? { en: 'Id', ar: 'المعرّف', de: 'Kennung' } : undefined

function inWords(name: string): string {
  return asSentence(
    name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/gu, ' '),
  )
}

/** Begin large and go on small, except for what is all capitals: "In transit", "Sent by SMS". */
function asSentence(words: string): string {
  return words
    .trim()
    .replace(/\S+/g, (word) => (word[1] && word === word.toUpperCase() ? word : word.toLowerCase()))
    .replace(/^./u, (first) => first.toUpperCase())
}

/** The field's name inside a sentence: its noun, or else its label. */
export function nounOf(field: Pick<FieldBase, 'label' | 'noun'>, name: string, locale?: string): string {
  return field.noun === undefined
    ? labelInSentence(field.label ?? standardLabelOf(name) ?? inWords(name), locale)
    : localize(field.noun, locale)
}

/** The name of one of these fields inside a sentence; its own name where it is none of them. */
export function nounIn(
  fields: Readonly<Record<string, Pick<FieldBase, 'label' | 'noun'>>>,
  name: string,
  locale?: string,
): string {
  const field = own(fields, name)
  return field ? nounOf(field, name, locale) : name
}

/** The words for one option of a choice; without a label, an option that is a key in words: `in_transit` becomes "In transit". */
export function optionLabelOf(field: FieldOf<'choice' | 'choices'>, option: string, locale?: string): string {
  if (typeof field.labels === 'string') return standardName(field.labels, option, locale ?? 'en')
  const labels: Readonly<Record<string, LocalizedText | undefined>> = field.labels ?? {}
  return localize(own(labels, option) ?? optionInWords(option), locale)
}

/** An option of a choice, as it is stored and as people read it. */
export interface LabelledOption {
  readonly value: string
  readonly label: string
}

/** The options of a choice as a person looks for one: in their order, or by their names where these are of a standard. */
export function labelledOptions(
  field: FieldOf<'choice' | 'choices'>,
  locale: string,
): readonly LabelledOption[] {
  return typeof field.labels === 'string'
    ? standardOptions(field.labels, field.options, locale)
    : field.options.map((value) => ({ value, label: optionLabelOf(field, value, locale) }))
}

/** Codes of a standard with their names in a language, in its alphabet. */
export function standardOptions(
  names: StandardNames,
  codes: readonly string[],
  locale: string,
): readonly LabelledOption[] {
  const known = namedOptions(codes)
  const key = `${names} ${locale}`
  const before = known.get(key)
  if (before) return before
  const { compare } = new Intl.Collator(locale)
  const sorted = codes
    .map((value) => ({ value, label: standardName(names, value, locale) }))
    .toSorted((one, other) => compare(one.label, other.label))
  known.set(key, sorted)
  return sorted
}

/** Hundreds of names are sorted once for each language. */
const namedOptions = /* @__PURE__ */ onceFor<readonly string[], Map<string, readonly LabelledOption[]>>(
  () => new Map(),
)

/** `in_transit`, `inTransit`, `IN_TRANSIT` and `draft` are keys; "New York", "Boeing 737-800" and "A4" are words as they stand. */
function optionInWords(option: string): string {
  const isKey = /^(?:\p{Ll}[\p{L}\p{N}]*|\p{Lu}[\p{Lu}\p{N}]*(?=_))(?:[_-][\p{L}\p{N}]+)*$/u.test(option)
  if (!isKey) return option
  const words = option.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
  return asSentence(option === option.toUpperCase() ? words.toLowerCase() : words)
}

/** The labels and nouns of an entity, for one record and for several. */
interface Labelled {
  readonly labels: readonly [one: LocalizedText, many: LocalizedText]
  readonly nouns?: readonly [one: LocalizedText, many: LocalizedText] | undefined
}

/** One record of the entity in a heading: "Bird strike". */
export function entityLabelOf({ labels }: Labelled, locale?: string): string {
  return localize(labels[0], locale)
}

/** Several records of the entity in a heading: "Bird strikes". */
export function entitiesLabelOf({ labels }: Labelled, locale?: string): string {
  return localize(labels[1], locale)
}

/** One record of the entity inside a sentence: "bird strike". */
export function entityNounOf({ labels, nouns }: Labelled, locale?: string): string {
  return nouns ? localize(nouns[0], locale) : labelInSentence(labels[0], locale)
}

/** Several records of the entity inside a sentence: "bird strikes". */
export function entitiesNounOf({ labels, nouns }: Labelled, locale?: string): string {
  return nouns ? localize(nouns[1], locale) : labelInSentence(labels[1], locale)
}

/**
 * Several records for a sentence that takes the noun in one language, "Import medicines", and the label in another: Arabic has no noun
 * with an article.
 */
export function entitiesWordsOf(
  entity: Labelled,
  locale?: string,
): { readonly entities: string; readonly entitiesLabel: string } {
  return { entities: entitiesNounOf(entity, locale), entitiesLabel: entitiesLabelOf(entity, locale) }
}

/** So many records of the entity inside a sentence, after their number: "1 bird strike", "6 bird strikes". */
export function countedNounOf(entity: Labelled, count: number, locale?: string): string {
  return count === 1 ? entityNounOf(entity, locale) : entitiesNounOf(entity, locale)
}

function labelInSentence(label: LocalizedText, locale = 'en'): string {
  return inSentence(localize(label, locale), languageOf(label, locale))
}
