import { eachField } from './eachField'
import { type Check, error, type Finding, namesIn } from './Finding'

/** The limits of lists, which screens heed: of all, or of one (`invoice.export`). */
const ofLists = ['selection', 'export']

export const checkLimits: Check = (product) => {
  const { limits = {}, entities = [] } = product
  const fields = new Set(eachField(product).map(({ entity, name }) => `${entity.name}.${name}`))
  return Object.entries(limits).flatMap(([name, { value }]): readonly Finding[] => {
    const place = `limits.${name}`
    if (!Number.isFinite(value)) {
      return [
        error(
          'limit-not-finite',
          `${place}.value`,
          `The limit “${name}” is ${String(value)}, which limits nothing.`,
          'Write a number, or leave the limit out.',
        ),
      ]
    }
    const entity = entities.find((one) => name.startsWith(`${one.name}.`))
    const of = entity && name.slice(entity.name.length + 1)
    if (!entity || of === undefined || ofLists.includes(of) || fields.has(name)) return []
    return [
      error(
        'limit-of-no-field',
        place,
        `The limit “${name}” is of “${of}”, which is no field of “${entity.name}”, so that nothing keeps it.`,
        `Name ${namesIn([...entity.fieldNames, ...ofLists])}.`,
      ),
    ]
  })
}
