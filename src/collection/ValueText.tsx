'use client'

import type { ReactNode } from 'react'
import { useLocale } from '../internal/locale'
import type { Entity } from '../spec/entities/Entity'
import { isTemporaryId } from '../spec/entities/temporaryId'
import { idText } from '../spec/entities/titleOf'
import { storedValue } from '../spec/fields/computedValue'
import type { Field, Fields } from '../spec/fields/fields'
import { showerOf, type ShowOptions } from './showerOf'
import { ValueBlock } from './ValueBlock'
import { hasMarks, ValueMark } from './ValueMark'

export interface ValueTextProps<F extends Fields> {
  /** The entity that declares the field, and with it how its values are written. */
  entity: Entity<F>
  /** The name of the field whose value is shown. */
  field: keyof F & string
  /** The record that holds the value. */
  record: object
  /**
   * How much room it takes: `inline` is one line of text, as in a sentence or a table; `block` shows the whole value, a
   * list as a list and lines as a table, as on the page of a record.
   * @default 'inline'
   */
  layout?: 'inline' | 'block' | undefined
}

/** One value of a record as a person reads it, in the locale around it, with its mark if it has one. */
export function ValueText<F extends Fields>(props: ValueTextProps<F>) {
  const { entity, field, record } = props
  if (!hasMarks(entity, field)) return <BareValue {...props} />
  return (
    <ValueMark entity={entity} field={field} record={record}>
      <BareValue {...props} />
    </ValueMark>
  )
}

function BareValue<F extends Fields>({ entity, field, record, layout }: ValueTextProps<F>) {
  const { locale, t } = useLocale()
  const declared = entity.fields[field]
  const value = shownValue(entity, field, record)
  if (!declared) return undefined
  if (isNumberedId(entity, field) && typeof value === 'number') return idText(value, locale)
  return layout === 'block' ? (
    <ValueBlock field={declared} value={value} />
  ) : (
    showerOf(declared, { locale, t, unit: true }, 'rich')(value)
  )
}

/** Show a field of an entity in a column's cells; formats are made once and not for each row. */
export function renderValue<F extends Fields>(
  entity: Entity<F>,
  field: keyof F & string,
  options: ShowOptions,
): (record: object) => ReactNode {
  const declared: Field | undefined = entity.fields[field]
  const show = declared ? showerOf(declared, options, 'plain') : String
  if (isNumberedId(entity, field)) {
    return (record) => {
      const value = shownValue(entity, field, record)
      return typeof value === 'number' ? idText(value, options.locale) : show(value)
    }
  }
  return (record) => show(shownValue(entity, field, record))
}

/** A record that waits to be made has no id yet that a person could quote. */
function shownValue({ id, fields }: Pick<Entity, 'id' | 'fields'>, field: string, record: object): unknown {
  const value = storedValue(fields, field, record)
  return field === id && isTemporaryId(value) ? undefined : value
}

/** Whether the field numbers the records: its numbers are names, and nothing is counted by them. */
export function isNumberedId({ id, fields }: Pick<Entity, 'id' | 'fields'>, field: string): boolean {
  return field === id && fields[field]?.kind === 'integer'
}
