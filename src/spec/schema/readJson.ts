import { choiceRules } from '../../messages/rules/choiceRules'
import { jsonRules } from '../../messages/rules/jsonRules'
import type { Field } from '../fields/Field'
import { json } from '../fields/kinds/json'
import { exactField } from './exactField'
import { typesOfValue } from './readBranches'
import { limitRule } from './readEnum'
import { presenceOf, type Reading } from './Reading'
import { readAnything } from './readObject'

/** Any JSON, of any type. */
export function readOpen(reading: Reading): Field {
  if (reading.nullable) return readAnything(reading)
  return reading.blankRejected(exactField(json(), presenceOf(reading)))
}

/** JSON of several types. */
export function readTypes(types: ReadonlySet<string>, reading: Reading): Field {
  const field = exactField(json(), {
    ...presenceOf(reading),
    takesEmpty: types.has('string'),
    messages: jsonRules,
    extras: [
      {
        rule: 'json',
        messageKey: 'rule.json',
        holds: (value) => typesOfValue(value).some((type) => types.has(type)),
        schema: { type: [...types] },
      },
    ],
  })
  return types.has('string') && field.required ? reading.blankRejected(field) : field
}

/** Nothing but null. */
export function readNull(required: boolean): Field {
  return exactField(json(), { required, nullable: true, extras: [limitRule([null])], messages: choiceRules })
}
