'use client'

import { useMemo } from 'react'
import type { Column } from '../../collection/Column'
import type { ChoiceOption } from '../../fields/ChoiceOption'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { optionLabelOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'
import { RoleBadge } from './RoleBadge'

/** The columns with the role of a person as a badge. */
export function useRoleColumn<F extends Fields>(
  columns: readonly Column<object>[],
  entity: Entity<F>,
  roleField: string | undefined,
): readonly Column<object>[] {
  const { t, locale } = useScreenLocale(englishPeople)
  return useMemo(
    () =>
      columns.map((column) => {
        if (column.id !== roleField) return column
        const cell = (record: object) => {
          const role = ownValue(record, roleField)
          const isGiven = typeof role === 'string' && role !== ''
          return (
            <RoleBadge
              role={isGiven ? role : undefined}
              label={isGiven ? optionText(entity, roleField, role, locale) : t('people.noRole')}
            />
          )
        }
        return { ...column, badge: true, truncate: false, cell, isEmpty: () => false }
      }),
    [columns, entity, roleField, t, locale],
  )
}

/** The columns that a list of people can have, title, role and state first, and those that it has at first. */
export function peopleColumns<F extends Fields>(entity: Entity<F>, roleField: string | undefined) {
  const { fieldNames, id, title, version, subtitle, states } = entity
  const fields: Readonly<Record<string, Field>> = entity.fields
  const first = [title, roleField, states?.field].flatMap(
    (name) => fieldNames.find((one) => one === name) ?? [],
  )
  const others = fieldNames.filter((name) => name !== version && !first.includes(name))
  const usual = others.filter(
    (name) => name !== id && name !== subtitle && short.has(own(fields, name)?.kind ?? 'json'),
  )
  return { fields: [...first, ...others], defaultShown: [...first, ...usual.slice(0, 3)] }
}

/** Kinds that have room in a cell, and say something there. */
const short: ReadonlySet<Field['kind']> = new Set<Field['kind']>([
  'text',
  'choice',
  'boolean',
  'date',
  'instant',
  'reference',
])

/** The roles that a person can be given. */
export function optionsOf<F extends Fields>(
  entity: Entity<F>,
  roleField: string | undefined,
  locale: string,
): readonly ChoiceOption[] {
  const field = own<Field>(entity.fields, roleField)
  if (field?.kind !== 'choice') return []
  return field.options.map((value) => ({ value, label: optionLabelOf(field, value, locale) }))
}

export function optionText<F extends Fields>(
  entity: Entity<F>,
  roleField: string | undefined,
  role: string,
  locale: string,
): string {
  const field = own<Field>(entity.fields, roleField)
  return field?.kind === 'choice' ? optionLabelOf(field, role, locale) : role
}
