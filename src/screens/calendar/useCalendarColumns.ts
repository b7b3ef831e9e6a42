'use client'

import { useMemo } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { nounIn, optionLabelOf } from '../../spec/labels/labels'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue } from '../../spec/values/ownValue'
import type { EntityAccess } from '../product/useEntityAccess'
import type { CalendarColumn } from './CalendarColumn'
import { columnFieldOf, columnIdOf } from './columnField'
import { useReferredColumns } from './useReferredColumns'

export interface CalendarColumnOptions<Name extends string> {
  /**
   * A day is drawn in columns, one for each value of this field: an option of a choice, yes and no of a boolean, or the record
   * that a reference names. Where records have a time of the clock and there is room; a person who may change the field moves
   * them from one to another. @default one column
   */
  columnField?: Name | undefined
}

interface ColumnsOptions<F extends Fields> extends CalendarColumnOptions<keyof F & string> {
  /** The entity as it was declared. */
  whole: Entity<F>
  access: EntityAccess<F>
  /** The records of the days in view. */
  records: readonly object[]
  /** Whether a day is in view. */
  asks: boolean
}

/** The columns of a day, and what they mean for a record. */
export interface CalendarColumns {
  /** The field whose values they are. */
  readonly name: string
  readonly columns: readonly CalendarColumn[]
  /** Whether it is not known yet which there are. */
  readonly isLoading: boolean
  /** Returns the id of the column in which a record stands. */
  readonly idOf: (record: object) => string
  /** Returns what heads the column in which a record stands. */
  readonly labelOf: (record: object) => string
  /** Returns the value that records of a column have. */
  readonly valueOf: (column: string) => unknown
}

/** The columns in which a day is drawn; nothing where none are asked for, or the person may not read their field. */
export function useCalendarColumns<F extends Fields>(
  options: ColumnsOptions<F>,
): CalendarColumns | undefined {
  const { whole, access, columnField: name, records, asks } = options
  const { entity, source } = access
  const { t, locale } = useScreenLocale(englishCalendar)
  const field = useMemo(() => columnFieldOf(whole as Entity, entity as Entity, name), [whole, entity, name])
  const referred = useReferredColumns({
    field: field?.kind === 'reference' ? field : undefined,
    occurring:
      name !== undefined && field?.kind === 'reference'
        ? records.map((record) => ownValue(record, name)).filter(isNamed)
        : none,
    asks,
    source,
  })
  if (!field || name === undefined) return undefined

  const without = { id: '', label: t('calendar.without', { field: nounIn(entity.fields, name, locale) }) }
  const idOf = (record: object) => columnIdOf(record, name)
  const labelOf = (id: string): string => {
    switch (field.kind) {
      case 'choice':
        return optionLabelOf(field, id, locale)
      case 'boolean':
        return t(id === 'true' ? 'value.yes' : 'value.no')
      case 'reference':
        return referred.labelOf(referred.idOf(id))
    }
  }
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: labelOf(id) }))
  const columns =
    field.kind === 'reference'
      ? referred.columns
      : named(field.kind === 'choice' ? field.options : ['true', 'false'])
  const known = new Set(columns.map(({ id }) => id))
  // A source may hold an option that is no longer declared.
  const further = new Set(records.map(idOf).filter((id) => id !== '' && !known.has(id)))
  const lacking = records.some((record) => idOf(record) === '')
  return {
    name,
    columns: [...columns, ...named([...further]), ...(lacking ? [without] : [])],
    isLoading: field.kind === 'reference' && referred.isLoading,
    idOf,
    labelOf: (record) => (idOf(record) === '' ? without.label : labelOf(idOf(record))),
    valueOf(column) {
      if (column === '') return null
      if (field.kind === 'boolean') return column === 'true'
      return field.kind === 'reference' ? referred.idOf(column) : column
    },
  }
}

const none: readonly never[] = []

const isNamed = (id: unknown): id is RecordId => isTextOrNumber(id) && id !== ''
