// Conditions of a record on others: which of them it may refer to.
import { own } from '../../internal/own'
import type { Fields } from '../fields/Field'
import { isMissing } from '../values/isMissing'
import { isOtherField } from './otherField'
import { alternativesOf, clausesOf, type When } from './When'

/** A condition on other records, with the values that fields of this one have; of a field that is empty nothing is asked. */
export function withOtherValues(when: When, valueOf: (name: string) => unknown): When {
  return alternativesOf(when).map((condition) => {
    const asked: Record<string, Record<string, unknown>> = {}
    for (const { name, operator, operand } of clausesOf(condition)) {
      const value = isOtherField(operand) ? valueOf(operand.field) : operand
      if (!isOtherField(operand) || !isMissing(value)) asked[name] = { ...asked[name], [operator]: value }
    }
    return asked
  })
}

/** A condition without what it asks about other fields than these, such as those that a person may not read. */
export function askedOfFields(when: When, fields: Fields): When {
  return alternativesOf(when).map((condition) =>
    Object.fromEntries(Object.entries(condition).filter(([name]) => own(fields, name))),
  )
}

/** The names of the fields, beside it or around it, that a condition on other records compares with. */
export function otherFieldsIn(when: When): readonly string[] {
  const names = alternativesOf(when)
    .flatMap(clausesOf)
    .flatMap(({ operand }) => (isOtherField(operand) ? [operand.field] : []))
  return [...new Set(names)]
}
