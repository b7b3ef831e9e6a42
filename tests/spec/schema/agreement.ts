import { accept } from '../../../src/spec/validate'
import { sameData } from '../../../src/spec/sameData'
import { fieldFromSchema } from '../../../src/spec/entityFromSchema'
import type { JsonSchema } from '../../../src/spec/JsonSchema'
import { entityWith } from '../parcel'

export type Agreement = 'agreed' | 'reported' | 'disagreed'

/**
 * Judges values by the field that a schema becomes. A value is right for the field when it is accepted as it is: what
 * is read ("12" as 12) or left out becomes right, but was not.
 */
export function judgeBy(schema: JsonSchema) {
  const { field, report } = fieldFromSchema(schema)
  const entity = entityWith({ value: field })
  const takes = (value: unknown) => {
    const verdict = accept(entity, { value })
    return verdict.accepted && sameData(verdict.value, { value })
  }
  const compare = (value: unknown, isRight: boolean): Agreement => {
    if (takes(value) === isRight) return 'agreed'
    const said = report.some((one) => one.takes === 'both' || one.takes === (isRight ? 'less' : 'more'))
    return said ? 'reported' : 'disagreed'
  }
  return { field, report, takes, compare }
}
