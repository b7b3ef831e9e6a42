import type { DataSource, ListFilter } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, FieldOf, Fields } from '../../spec/fields/fields'
import { accessOf } from '../../spec/access/accessOf'
import { can } from '../../spec/access/can'
import { labelOf, optionLabelOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'
import type { BoardColumn } from './BoardColumn'

export interface BoardColumnsOptions {
  /** The choice whose values are the columns. */
  readonly field: string
  /** Which of its values, in this order. */
  readonly values: readonly string[] | undefined
  readonly limitOf: (value: string) => number | undefined
  readonly locale: string
  readonly noValue: (label: string) => string
}

/** The choice whose values are the columns: the one that was asked for, or the states of the entity. */
export function columnFieldOf<F extends Fields>(
  entity: Entity<F>,
  asked: string | undefined,
): FieldOf<'choice'> {
  const name = asked ?? entity.states?.field
  const field = own<Field>(entity.fields, name)
  if (field?.kind !== 'choice') {
    fail(
      `the board of “${entity.name}” has no choice to make columns of${name === undefined ? '' : `: “${name}” is none`}. Declare \`states\`, or give columnField the name of a choice.`,
    )
  }
  return field
}

/** The columns of a board, in the order declared; those without a value first, where there can be such. */
export function boardColumns<F extends Fields>(
  entity: Entity<F>,
  { can: capabilities }: Pick<DataSource, 'can'>,
  { field: name, values, limitOf, locale, noValue }: BoardColumnsOptions,
): readonly BoardColumn[] {
  const field = columnFieldOf(entity, name)
  const isState = entity.states?.field === name
  const tones: Readonly<Record<string, BoardColumn['tone']>> = (isState && entity.states?.tones) || {}
  const columns = (values ?? field.options).map((value): BoardColumn => ({
    id: value,
    label: optionLabelOf(field, value, locale),
    // As everywhere else, a state without a tone of its own is a badge too.
    tone: own(tones, value) ?? (isState ? 'neutral' : undefined),
    limit: limitOf(value),
  }))
  const mayLack = !isState && !field.required && values === undefined
  if (!mayLack || !own(capabilities.filter, name)?.includes('empty')) return columns
  return [{ id: '', label: noValue(labelOf(field, name, locale)) }, ...columns]
}

/** The column in which a record stands. */
export function columnOf(record: object, field: string): string {
  return plainText(ownValue(record, field))
}

/** Return the filter of the records of a column. */
export function columnFilter(
  name: string,
  { can: capabilities }: Pick<DataSource, 'can'>,
  column: string,
): ListFilter {
  if (column === '') return { [name]: { empty: true } }
  const operators = own(capabilities.filter, name) ?? []
  if (operators.includes('is')) return { [name]: { is: column } }
  if (operators.includes('in')) return { [name]: { in: [column] } }
  return fail(
    `the source of a board cannot filter by “${name}”, so that it cannot give the records of one column. Let it filter by “is” or “in”, or draw BoardScreenView from records of your own.`,
  )
}

/** Whether a role can never list a record of a column: where what it may list depends on nothing else. */
export function isNeverListed<F extends Fields>(
  entity: Entity<F>,
  role: string | undefined,
  name: string,
  column: string,
): boolean {
  const access = accessOf(entity, role)
  const [grant] = access.grantsFor('list')
  const isAboutIt = typeof grant === 'object' && Object.keys(grant).every((key) => key === name)
  return isAboutIt && !can(access, 'list', { [name]: column }).allowed
}
