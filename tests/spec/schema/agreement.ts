import { accept } from '../../../src/spec/rules/validate'
import { sameData } from '../../../src/spec/values/sameData'
import { entityFromSchema, fieldFromSchema } from '../../../src/spec/schema/entityFromSchema'
import type { SchemaReport } from '../../../src/spec/schema/entityFromSchema'
import type { JsonSchema } from '../../../src/spec/schema/JsonSchema'
import { entityWith } from '../parcel'

export type Agreement = 'agreed' | 'reported' | 'disagreed'

/**
 * Validate values by the field that a schema becomes. A value is right for the field when it is accepted as it is: what
 * is read ("12" as 12) or left out becomes right, but was not.
 */
export function validateBy(schema: JsonSchema) {
  const { field, report } = fieldFromSchema(schema)
  const entity = entityWith({ value: field })
  const takes = (value: unknown) => {
    const result = accept(entity, { value })
    return result.accepted && sameData(result.value, { value })
  }
  return { field, report, takes, compare: comparedBy(takes, report) }
}

/** Validate records by the entity that a schema becomes; nothing when the schema is of no record. */
export function validateRecordsBy(schema: JsonSchema) {
  const { entity, report } = entityFromSchema(schema)
  if (report.some(({ reason }) => reason.startsWith('This is no object'))) return undefined
  const takes = (value: unknown) => {
    const result = accept(entity, value)
    return result.accepted && sameData(result.value, value)
  }
  return comparedBy(takes, report)
}

function comparedBy(takes: (value: unknown) => boolean, report: readonly SchemaReport[]) {
  return (value: unknown, isRight: boolean): Agreement => {
    if (takes(value) === isRight) return 'agreed'
    const said = report.some((one) => one.takes === 'both' || one.takes === (isRight ? 'less' : 'more'))
    return said ? 'reported' : 'disagreed'
  }
}
