import type { Field } from '../../fields/Field'
import { ownValue } from '../../values/ownValue'
import type { Limit } from '../Product'
import { eachField } from './eachField'
import { type Check, error, type Finding } from './Finding'

/** Limits of the product that are called as a field is, held against the rules of that field. */
export const checkFieldLimits: Check = (product) =>
  Object.entries(product.limits ?? {}).flatMap(([name, limit]) =>
    eachField(product).flatMap(({ entity, field, name: fieldName, isNamed, place }): readonly Finding[] => {
      const names = [fieldName, `${entity.name}.${fieldName}`]
      const rule = isNamed && names.includes(name) ? boundFor(field, limit) : undefined
      // Values that the server makes are not validated.
      if (rule === undefined || field.readOnly) return []
      const bound = ownValue(field, rule)
      if (bound === undefined) {
        return [
          error(
            'limit-unlike-field',
            `limits.${name}.value`,
            `The limit “${name}” is ${limit.value}, but ${place} has no ${rule}, so that no form keeps it.`,
            `Write the number once, and give it to ${rule} of the field too.`,
          ),
        ]
      }
      if (Number(bound) === limit.value) return []
      return [
        error(
          'limit-unlike-field',
          `limits.${name}.value`,
          `The limit “${name}” is ${limit.value}, but ${rule} of ${place} is ${Number(bound)}.`,
          'Write the number once, and give it to both.',
        ),
      ]
    }),
  )

/** The rule of the field that counts what the limit counts. */
function boundFor(field: Field, { unit }: Limit): string | undefined {
  switch (field.kind) {
    case 'file':
    case 'image':
      return unit === 'bytes' ? 'maxBytes' : 'maxItems'
    case 'list':
    case 'map':
    case 'choices':
    case 'reference':
      return unit === 'bytes' || unit === 'seconds' ? undefined : 'maxItems'
    case 'text':
      return unit === 'bytes' || unit === 'seconds' ? undefined : 'maxLength'
    case 'integer':
    case 'number':
    case 'percent':
    case 'decimal':
    case 'money':
      return 'max'
    default:
      return undefined
  }
}
