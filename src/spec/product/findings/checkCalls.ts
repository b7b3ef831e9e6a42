import { type Check, error, namesIn, warning } from './Finding'

export const checkCalls: Check = ({ calls = {}, entities = [] }) =>
  Object.entries(calls).flatMap(([name, { can }]) => {
    const entity = entities.find((one) => one.name === name)
    if (!entity) {
      return [
        error(
          'unknown-called-entity',
          `calls.${name}`,
          `The product calls for “${name}”, which is none of the entities.`,
          `Declare the entity, or name ${namesIn(entities.map((one) => one.name))}.`,
        ),
      ]
    }
    const spokenOf = [
      ...(can?.sort ?? []).map((field) => [field, 'sort'] as const),
      ...Object.keys(can?.filter ?? {}).map((field) => [field, 'filter'] as const),
    ]
    const unsortable = can ? (entity.sort ?? []).filter(({ field }) => !can.sort?.includes(field)) : []
    const unsorted = unsortable.map(({ field }) =>
      warning(
        'order-not-kept',
        `entities.${name}.sort`,
        `Its lists are to be in the order of “${field}”, which its calls cannot sort by, so that they keep the order of the source.`,
        `Let calls.${name}.can.sort have “${field}”, or take the order away.`,
      ),
    )
    const unknown = spokenOf
      .filter(([field]) => !Object.hasOwn(entity.fields, field))
      .map(([field, what]) =>
        error(
          'unknown-called-field',
          `calls.${name}.can.${what}`,
          `Lists can be asked to ${what} by “${field}”, which is none of the fields of “${name}”.`,
          `Remove it, or name one of ${namesIn(entity.fieldNames)}.`,
        ),
      )
    return [...unknown, ...unsorted]
  })
