import { labelOf } from '../../labels/labels'
import { mistakeInText } from '../../labels/LocalizedText'
import { isQuietId } from '../../entities/quietId'
import { eachField } from './eachField'
import { type Check, error, type Finding, warning } from './Finding'

export const checkLabels: Check = (product) =>
  eachField(product).flatMap(({ entity, field, name, isNamed, place }): readonly Finding[] => {
    // No person ever sees the version of a record, and an id that the server makes needs no better name than "Id".
    const isVersion = field === entity.fields[entity.version ?? '']
    const isQuiet = field === entity.fields[entity.id] && isQuietId(entity, name)
    if (!isNamed || isVersion || isQuiet || (field.label !== undefined && !mistakeInText(field.label)))
      return []
    const derived = field.label === undefined ? labelOf(field, name).trim() : ''
    const cure = 'Give it the label that people know it by.'
    return derived === ''
      ? [error('field-without-label', place, 'It has no label, so that people cannot tell what it is.', cure)]
      : [warning('field-without-label', place, `Its label, “${derived}”, is made of its name.`, cure)]
  })
