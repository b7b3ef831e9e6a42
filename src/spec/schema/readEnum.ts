import { booleanRules } from '../../messages/rules/booleanRules'
import { choiceRules } from '../../messages/rules/choiceRules'
import type { Field } from '../fields/Field'
import { boolean } from '../fields/kinds/boolean'
import { choice } from '../fields/kinds/choice'
import { json } from '../fields/kinds/json'
import { integer, number } from '../fields/kinds/number'
import { isAmong } from '../values/sameData'
import { exactField, type Extra, type Presence } from './exactField'
import { given, presenceOf, type Reading } from './Reading'

/** One of certain values, none of which is null. */
export function readEnum(
  values: readonly unknown[],
  labels: ReadonlyMap<string, string>,
  reading: Reading,
): Field {
  const field = readValues(values, labels, reading)
  const isBlankRight = values.some((value) => typeof value === 'string' && value.trim() === '')
  return isBlankRight && field.required ? reading.blankRejected(field) : field
}

function readValues(
  values: readonly unknown[],
  labels: ReadonlyMap<string, string>,
  reading: Reading,
): Field {
  const presence = presenceOf(reading)
  if (values.every((value) => typeof value === 'string')) return readWords(values, labels, presence)
  if (values.every((value) => typeof value === 'boolean')) {
    const { required, nullable } = presence
    if (values.length === 1 && values[0] === true && required && !nullable) {
      return exactField(boolean({ required }), presence)
    }
    const limits = values.length === 1 ? [limitRule(values)] : []
    return exactField(boolean(), {
      ...presence,
      extras: limits,
      messages: { ...choiceRules, ...booleanRules },
      whenMissing: () => false,
    })
  }
  const takesEmpty = values.includes('')
  return exactField(baseFor(values), {
    ...presence,
    takesEmpty,
    extras: [limitRule(values)],
    messages: choiceRules,
  })
}

function baseFor(values: readonly unknown[]): Field {
  if (values.every((value) => Number.isSafeInteger(value))) return integer()
  return values.every((value) => typeof value === 'number') ? number() : json()
}

function readWords(
  values: readonly string[],
  labels: ReadonlyMap<string, string>,
  presence: Presence,
): Field {
  const options = values.filter((value) => value !== '')
  const takesEmpty = options.length < values.length
  if (options.length === 0) {
    return exactField(json(), { ...presence, extras: [limitRule(values)], messages: choiceRules, takesEmpty })
  }
  const known = options.flatMap((option) => {
    const label = labels.get(option)
    return label === undefined || label === option ? [] : [[option, label] as const]
  })
  const field = choice(options, given({ labels: known.length > 0 ? Object.fromEntries(known) : undefined }))
  return exactField(field, { ...presence, takesEmpty })
}

/** Only these values. */
export function limitRule(values: readonly unknown[]): Extra {
  return {
    rule: 'choice',
    messageKey: 'rule.choice',
    holds: isAmong(values),
    schema: { enum: values },
  }
}
