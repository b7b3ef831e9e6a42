import type { Field, Fields } from '../../fields/Field'
import { labelOf, optionLabelOf } from '../../labels/labels'
import { localize } from '../../labels/LocalizedText'
import type { ProductDeclaration } from '../Product'
import { eachField } from './eachField'
import { type Check, type Finding, warning } from './Finding'

/** Things that a person meets side by side and cannot tell apart, because both are called the same. */
export const checkSameLabels: Check = (product) => [
  ...sameIn(entityLabels(product)),
  ...(product.entities ?? []).flatMap(({ name, fields, transitions = {} }) => [
    ...sameIn(fieldLabels(fields, `entities.${name}.fields`)),
    ...sameIn(
      Object.entries(transitions).flatMap(([way, { label, from }]) =>
        from.map((state) => ({
          label: labelOf({ ...(label !== undefined && { label }) }, way),
          place: `entities.${name}.transitions.${way}.label`,
          among: state,
          called: `the transition “${way}”`,
        })),
      ),
    ),
  ]),
  ...eachField(product).flatMap(({ field, place }) => sameIn(labelsWithin(field, place))),
  ...sameIn(
    Object.entries(product.roles ?? {}).map(([role, { label = role }]) => ({
      label: localize(label),
      place: `roles.${role}.label`,
      called: `the role “${role}”`,
    })),
  ),
]

interface Labelled {
  readonly label: string
  readonly place: string
  /** In the middle of a sentence. */
  readonly called: string
  /** Only those of one group are met together. */
  readonly among?: string | undefined
}

function entityLabels({ entities = [] }: ProductDeclaration): readonly Labelled[] {
  return entities.flatMap(({ name, labels }) =>
    labels.map((label, index) => ({
      label: localize(label),
      place: `entities.${name}.labels.${index}`,
      called: `the entity “${name}”`,
      among: String(index),
    })),
  )
}

function fieldLabels(fields: Fields, place: string): readonly Labelled[] {
  return Object.entries(fields).map(([name, field]) => ({
    label: labelOf(field, name),
    place: `${place}.${name}`,
    called: `the field “${name}”`,
  }))
}

/** Of the fields of a group, of each variant, and of the options of a choice. */
function labelsWithin(field: Field, place: string): readonly Labelled[] {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return field.options.map((option) => ({
        label: optionLabelOf(field, option),
        place: `${place}.labels.${option}`,
        called: `the option “${option}”`,
      }))
    case 'group':
      return fieldLabels(field.fields, `${place}.fields`)
    case 'variant':
      return Object.entries(field.variants).flatMap(([variant, fields]) =>
        fieldLabels(fields, `${place}.variants.${variant}`).map((one) => ({ ...one, among: variant })),
      )
    default:
      return []
  }
}

function sameIn(all: readonly Labelled[]): readonly Finding[] {
  const first = new Map<string, Labelled>()
  const found = new Map<string, Finding>()
  for (const one of all) {
    const key = JSON.stringify([one.among, one.label.trim().toLowerCase()])
    const other = first.get(key)
    if (!other) first.set(key, one)
    else if (one.label.trim() !== '' && other.place !== one.place && !found.has(one.place)) {
      found.set(
        one.place,
        warning(
          'same-label',
          one.place,
          `${capital(one.called)} and ${other.called} are both called “${one.label}”, so that people cannot tell them apart.`,
          'Give one of them another label.',
        ),
      )
    }
  }
  return [...found.values()]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
