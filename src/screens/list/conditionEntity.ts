import { type FilterField, type FilterTest, isDays } from '../../collection/createFilters'
import type { Translate } from '../../messages/createTranslator'
import { defineEntity } from '../../spec/entities/defineEntity'
import type { Entity } from '../../spec/entities/Entity'
import { choice, choices, type Field, integer, reference, text } from '../../spec/fields/fields'
import { rule } from '../../spec/rules/crossFieldRule'
import { comparisonOf } from '../../spec/values/compareValues'
import { isMissing } from '../../spec/values/isMissing'

/** The values that a comparison asks for, as an entity: they are then drawn and validated as those of any form. */
export function conditionEntity({ label, field }: FilterField, test: FilterTest, t: Translate): Entity {
  const compare = comparisonOf(field)
  const fields = {
    id: text({ readOnly: true }),
    ...(test === 'range'
      ? {
          from: { ...bare(field), label: t('filter.from'), noun: t('filter.start') },
          to: { ...bare(field), label: t('filter.to'), noun: t('filter.end') },
        }
      : test !== 'missing' && test !== 'given' && { value: operandOf(field, test, label, t) }),
  } as Readonly<Record<string, Field>>
  const ends = rule({
    at: ['from', 'to'],
    validate: ({ from, to }) => {
      if (isMissing(from) && isMissing(to)) return t('filter.needsEnd')
      return !isMissing(from) && !isMissing(to) && compare(from, to) > 0 ? t('filter.wrongOrder') : undefined
    },
  })
  return defineEntity({
    name: 'condition',
    labels: [label, label],
    id: 'id',
    fields,
    ...(test === 'range' && { rules: [ends] }),
  })
}

/** One value of the field, several of them, or one of its items. */
function operandOf(field: Field, test: FilterTest, label: string, t: Translate): Field {
  const named = { label, required: true } as const
  if (isDays(test))
    return integer({ label: t('filter.days'), noun: t('filter.daysNoun'), required: true, min: 1, max: 3650 })
  switch (field.kind) {
    case 'text':
      return text(named)
    case 'boolean':
      return choice(['true', 'false'], { ...named, labels: { true: t('value.yes'), false: t('value.no') } })
    case 'choice':
    case 'choices': {
      const { options, labels } = field
      return test === 'in' ? choices(options, { ...named, labels }) : choice(options, { ...named, labels })
    }
    case 'reference':
      return reference(field.to, { ...named, many: test === 'in' })
    default:
      return { ...bare(field), ...named }
  }
}

/** The field without its rules: what no record may hold can still be asked for. */
function bare(field: Field): Field {
  const ruled: Record<string, unknown> = { ...field }
  for (const name of ruleNames) delete ruled[name]
  return { ...ruled, required: false, readOnly: false } as unknown as Field
}

const ruleNames = [
  'min',
  'max',
  'step',
  'minLength',
  'maxLength',
  'pattern',
  'validate',
  'default',
  'description',
  'example',
  'messages',
]
