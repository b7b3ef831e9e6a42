import { own } from '../../../internal/own'
import type { Access } from '../../access/access'
import { checkWhen } from '../../conditions/checkWhen'
import type { Entity } from '../../entities/Entity'
import type { Field, FieldOf, Fields } from '../../fields/Field'
import { eachField } from './eachField'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

/** Find references to nothing, and to what no screen shows. */
export const checkReferences: Check = (product) => {
  const { entities = [] } = product
  const names = entities.map(({ name }) => name)
  const shown = new Set(Object.values(product.screens ?? {}).map(({ entity }) => entity))
  return eachField(product).flatMap(({ entity, field, beside, inScope, place }): readonly Finding[] => {
    if (field.kind !== 'reference') return []
    const target = entities.find(({ name }) => name === field.to)
    if (target) {
      const mistake = field.filter && checkWhen(field.filter, target.fields, inScope)
      if (mistake !== undefined) {
        return [
          error(
            'broken-reference-filter',
            place,
            `Its filter ${mistake}.`,
            `Ask for fields of “${field.to}”, in a way that suits their kind, and compare with fields beside this one or around it.`,
          ),
        ]
      }
      const unfilled = mistakeInFills(field, target, beside)
      if (unfilled !== undefined) {
        return [
          error(
            'broken-reference-fill',
            place,
            unfilled,
            `Name a field of “${field.to}” whose values may stand there.`,
          ),
        ]
      }
      // Records that no role writes may be there only to be chosen, as people are.
      if (!isWritten(target.access) || !shown.has(entity.name) || shown.has(field.to)) return []
      return [
        warning(
          'reference-without-screen',
          place,
          `It points at “${field.to}”, which roles may write but no screen shows.`,
          `Declare screens for it: ...entityScreens(${field.to}), or those of a list and a record.`,
        ),
      ]
    }
    return [
      error(
        'unknown-referenced-entity',
        place,
        `It points at “${field.to}”, which is none of the entities.`,
        `Declare the entity, or point at ${namesIn(names)}.`,
      ),
    ]
  })
}

function mistakeInFills(
  { fills = {} }: FieldOf<'reference'>,
  { name, fields }: Entity,
  beside: Fields,
): string | undefined {
  for (const [filled, from] of Object.entries(fills)) {
    const [target, source] = [own(beside, filled), own(fields, from)]
    if (!source) return `It fills in “${filled}” from “${from}”, which is no field of “${name}”.`
    if (target && measureOf(target) !== measureOf(source))
      return `It fills in “${filled}” (${measureOf(target)}) from “${from}” of “${name}” (${measureOf(source)}).`
  }
  return undefined
}

/** Values of one field may stand in another where these are equal: euros are no dollars. */
export function measureOf(field: Field): string {
  if (field.kind === 'money') return `${field.kind} in ${field.currency}`
  return field.kind === 'reference' ? `${field.kind} to ${field.to}` : field.kind
}

function isWritten(access: Access | undefined): boolean {
  return Object.values(access ?? {}).some(({ create, update }) => Boolean(create) || Boolean(update))
}
