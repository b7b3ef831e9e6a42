import type { Entity } from '../spec/entities/Entity'
import { idText } from '../spec/entities/titleOf'
import type { Field, FieldKind, Fields } from '../spec/fields/fields'
import { isMissing } from '../spec/values/isMissing'
import { ownValue } from '../spec/values/ownValue'
import { valueText } from '../spec/values/valueText'
import type { ChoiceOption } from './ChoiceOption'

/**
 * Give options that read the same a description each: by the first field in which their records differ, or by their ids. Two people of
 * one name are no rarity, and the wrong one is chosen in silence.
 *
 * @param options one for each of the records, in their order
 */
export function tellApart<F extends Fields>(
  entity: Pick<Entity<F>, 'id' | 'fields'>,
  records: readonly object[],
  options: readonly ChoiceOption[],
  locale: string,
): readonly ChoiceOption[] {
  const groups = new Map<string, Told[]>()
  const told = options.map((option, index): Told => ({ option, record: records[index] ?? {} }))
  for (const one of told) {
    const { label, description = '' } = one.option
    const words = JSON.stringify([label.toLowerCase(), description.toLowerCase()])
    const group = groups.get(words)
    if (group) group.push(one)
    else groups.set(words, [one])
  }
  if (groups.size === options.length) return options
  for (const alike of groups.values()) {
    if (alike.length < 2) continue
    const texts = differences(
      entity,
      alike.map(({ record }) => record),
      locale,
    )
    for (const [place, one] of alike.entries()) {
      const parts = [one.option.description, texts[place]].filter((text) => text !== undefined)
      one.option = { ...one.option, description: parts.join(' · ') }
    }
  }
  return told.map(({ option }) => option)
}

interface Told {
  option: ChoiceOption
  readonly record: object
}

/** A text for each record, no two of which are the same. */
function differences<F extends Fields>(
  { id, fields }: Pick<Entity<F>, 'id' | 'fields'>,
  records: readonly object[],
  locale: string,
): readonly string[] {
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (name === id || !isBrief(field)) continue
    const values = records.map((record) => ownValue(record, name))
    if (values.some(isMissing)) continue
    const texts = values.map((value) => valueText(field, value, locale))
    if (new Set(texts.map((text) => text.toLowerCase())).size === texts.length) return texts
  }
  return records.map((record) => idText(ownValue(record, id), locale))
}

/** Kinds whose values say something in a few letters. */
const brief: ReadonlySet<FieldKind> = new Set([
  'text',
  'integer',
  'number',
  'decimal',
  'money',
  'percent',
  'choice',
  'date',
  'instant',
])

const isBrief = (field: Field) =>
  brief.has(field.kind) &&
  !field.sensitive &&
  !(field.kind === 'text' && (field.multiline || field.format === 'password'))
