import type { Access } from '../../access/access'
import { checkWhen } from '../../conditions/checkWhen'
import { eachField } from './eachField'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

/** Find references to nothing, and to what no screen shows. */
export const checkReferences: Check = (product) => {
  const { entities = [] } = product
  const names = entities.map(({ name }) => name)
  const shown = new Set(Object.values(product.screens ?? {}).map(({ entity }) => entity))
  return eachField(product).flatMap(({ entity, field, beside, place }): readonly Finding[] => {
    if (field.kind !== 'reference') return []
    const target = entities.find(({ name }) => name === field.to)
    if (target) {
      const mistake = field.filter && checkWhen(field.filter, target.fields, beside)
      if (mistake !== undefined) {
        return [
          error(
            'broken-reference-filter',
            place,
            `Its filter ${mistake}.`,
            `Ask for fields of “${field.to}”, in a way that suits their kind, and compare with fields beside this one.`,
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

function isWritten(access: Access | undefined): boolean {
  return Object.values(access ?? {}).some(({ create, update }) => Boolean(create) || Boolean(update))
}
