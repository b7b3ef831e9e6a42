import type { FieldOf } from './Field'
import type { FieldBase } from './FieldBase'

/** The field's label; without one its key in words: `costTotal` becomes "Cost total". */
export function labelOf(field: Partial<FieldBase>, name: string): string {
  return field.label ?? inWords(name)
}

function inWords(name: string): string {
  return name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\S+/g, (word) => (word[1] && word === word.toUpperCase() ? word : word.toLowerCase()))
    .replace(/^./u, (first) => first.toUpperCase())
}

/** The field's name inside a sentence: its label with a small first letter, but "ID" and "IAS speed" stay. */
export function nounOf(field: FieldBase, name: string): string {
  return field.noun ?? inSentence(labelOf(field, name))
}

/** The words for one option of a choice. */
export function optionLabelOf(field: FieldOf<'choice' | 'choices'>, option: string): string {
  const labels: Readonly<Record<string, string | undefined>> = field.labels ?? {}
  return (Object.hasOwn(labels, option) ? labels[option] : undefined) ?? option
}

interface Labelled {
  readonly labels: readonly [one: string, many: string]
}

/** One record of the entity inside a sentence: "bird strike". */
export function entityNounOf(entity: Labelled): string {
  return inSentence(entity.labels[0])
}

/** Several records of the entity inside a sentence: "bird strikes". */
export function entitiesNounOf(entity: Labelled): string {
  return inSentence(entity.labels[1])
}

function inSentence(label: string): string {
  return label.replace(/^.(?!\S*\p{Lu})/u, (first) => first.toLowerCase())
}
