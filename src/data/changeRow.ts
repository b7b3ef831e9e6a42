import type { Entity } from '../spec/entities/Entity'
import type { Issue } from '../spec/rules/issues'
import { withOwn } from '../spec/values/ownValue'
import { readField, validateAsync, type ValidateOptions } from '../spec/rules/validate'
import type { Row } from './Row'

/** A row after a person's changes, and the issues of these. */
export interface ChangedRow {
  readonly row: Row
  readonly issues: readonly Issue[]
}

/**
 * Apply the changes of a person. Every changed field is validated, and so is any other that breaks a rule only now; an
 * older issue must not keep a person from mending something else.
 * @param made what the server itself changes at once, as the state
 */
export async function changeRow(
  entity: Entity,
  row: Row,
  changes: Row,
  options: ValidateOptions,
  made: Row = {},
): Promise<ChangedRow> {
  const writable = Object.keys(changes).filter((name) => {
    const field = entity.fields[name]
    return field && !field.readOnly && name !== entity.id && changes[name] !== undefined
  })
  const whole = { ...row, ...made }
  for (const name of writable) withOwn(whole, name, changes[name])

  const before = new Set((await validateAsync(entity, row, { ...options, known: row })).map(ruleBroken))
  const issues = (await validateAsync(entity, whole, { ...options, known: whole })).filter(
    (issue) => writable.includes(String(issue.path[0])) || !before.has(ruleBroken(issue)),
  )
  const read = { ...whole }
  for (const name of writable) {
    // A value without an issue is of the field's kind.
    withOwn(read, name, readField(entity, name, whole[name], options))
  }
  return { row: read, issues }
}

function ruleBroken({ path, rule }: Issue): string {
  return JSON.stringify([rule, String(path[0])])
}
