import { own } from '../../internal/own'
import { sameValue } from '../../form/sameValue'
import { fail } from '../../internal/developerMessages'
import type { RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { readField, type ValidateOptions } from '../../spec/rules/validate'

export type Values = Readonly<Record<string, unknown>>

/** The fields that a person fills in: the given ones, or all, without those that the server makes. */
export function writableNames<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[] = entity.fieldNames,
): readonly (keyof F & string)[] {
  return names.filter((name) => entity.fields[name]?.readOnly !== true)
}

/** The values that a form starts with: what is missing in the record is left out. */
export function draftFrom(record: object, names: readonly string[]): Values {
  const values = new Map(Object.entries(record))
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? undefined]))
}

/**
 * The values that the form of a record starts with: those of its fields, and beside them what the server has made, on which sections
 * and computed fields may depend.
 */
export function formValuesOf<F extends Fields>(
  { fields, fieldNames }: Pick<Entity<F>, 'fields' | 'fieldNames'>,
  record: object,
  names: readonly string[],
): Values {
  return {
    ...draftFrom(
      record,
      fieldNames.filter((name) => fields[name]?.readOnly),
    ),
    ...draftFrom(record, names),
  }
}

/** Read values as their fields mean them: typed text becomes a number or a date, an emptied control becomes null. */
export function meaningOf<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[],
  values: Values,
  options: ValidateOptions,
): Values {
  return Object.fromEntries(
    names.map((name) => {
      const field = entity.fields[name]
      if (!field)
        fail(`“${entity.name}” has no field “${name}”, so that no form can show it. Check the name.`)
      const value = readField(entity, name, own(values, name), options)
      return [name, value === '' ? null : (value ?? null)]
    }),
  )
}

/** The names of those values that differ. */
export function changedNames(names: readonly string[], base: Values, meaning: Values): readonly string[] {
  return names.filter((name) => !sameValue(base[name], meaning[name]))
}

/** The values of a record as they would be put back: what was not there is emptied again. */
export function valuesBefore(record: object, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, ownValue(record, name) ?? null]))
}

export function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** The values that a host gives at first, as far as the person may see them. */
export function pickSeen<R extends object>(
  values: Partial<R> | undefined,
  isSeen: (name: string) => boolean,
): Partial<R> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => isSeen(name))) as Partial<R>
}

/** A new record takes its defaults along, also those that no field shows. */
export function namesSent<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[],
  id: RecordId | undefined,
): readonly (keyof F & string)[] {
  return id === undefined ? writableNames(entity) : names
}
