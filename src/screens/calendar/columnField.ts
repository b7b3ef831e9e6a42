import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import { type ColumnField, isColumnField } from '../../spec/fields/isColumnField'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'

type Fielded = Pick<Entity, 'name' | 'fields'>

/**
 * The field whose values are the columns of a day.
 *
 * @param whole the entity as it was declared
 * @param seen the same as the person may see it
 * @returns nothing where none is asked for, and where the person may not read it
 */
export function columnFieldOf(
  whole: Fielded,
  seen: Fielded,
  name: string | undefined,
): ColumnField | undefined {
  if (name === undefined) return undefined
  const field = own<Field>(whole.fields, name)
  if (!isColumnField(field)) {
    fail(
      `the calendar of “${whole.name}” has nothing to make columns of: ${field ? `“${name}” is neither a choice nor a boolean nor one reference` : `it has no field “${name}”`}. Give columnField the name of such a field, or leave it out.`,
    )
  }
  return own(seen.fields, name) && field
}

/** The id of the column in which a record stands: its value as a text, and an empty one without. */
export function columnIdOf(record: object, name: string): string {
  const value = ownValue(record, name)
  return isMissing(value) ? '' : plainText(value)
}
