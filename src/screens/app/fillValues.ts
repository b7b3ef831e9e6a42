import { paramsOf } from '../../internal/addressParams'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { Product } from '../../spec/product/Product'
import { isMissing } from '../../spec/values/isMissing'
import { plainText } from '../../spec/values/plainText'
import { readRecordId } from './recordIdOf'

const prefix = 'value.'

/**
 * The parameters of a form's address that have values filled in: `value.vet=3`. A reference of its own name, `vet=3`, says besides that
 * the person came from that record.
 */
export function valueParams(entity: Entity, values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const field = own<Field>(entity.fields, name)
    return !field || field.readOnly === true || isMissing(value) ? [] : [[prefix + name, plainText(value)]]
  })
}

/**
 * The values that an address fills into a form. An address may say anything: what is no value of its field, and what the person may
 * not write, is left out.
 *
 * @param entity as the person sees it
 */
export function filledValues(
  { entities = [] }: Pick<Product, 'entities'>,
  entity: Entity,
  address: string,
): Readonly<Record<string, unknown>> {
  const filled = [...paramsOf(address)].flatMap(([key, written]): [string, unknown][] => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : undefined
    const field = own<Field>(entity.fields, name)
    if (name === undefined || !field || field.readOnly === true || written === '') return []
    const value = valueOf(field, written, entities)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(filled)
}

function valueOf(field: Field, written: string, entities: readonly Entity[]): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option === written)
    case 'boolean':
      return written === 'true' ? true : written === 'false' ? false : undefined
    case 'reference': {
      const target = entities.find(({ name }) => name === field.to)
      return field.many ? undefined : readRecordId(target, written)
    }
    default:
      return undefined
  }
}
