import { labelOf } from '../../labels/labels'
import { mistakeInText } from '../../labels/LocalizedText'
import { isUnspokenId } from '../../entities/quietId'
import { eachField } from './eachField'
import { type Check, error, type Finding, warning } from './Finding'

export const checkLabels: Check = (product) =>
  eachField(product).flatMap(({ entity, field, name, isNamed, place }): readonly Finding[] => {
    // No person ever sees the version of a record, or an id that no person calls it by.
    const isVersion = field === entity.fields[entity.version ?? '']
    const isUnspoken = field === entity.fields[entity.id] && isUnspokenId(entity, name)
    if (!isNamed || isVersion || isUnspoken || (field.label !== undefined && !mistakeInText(field.label)))
      return []
    const derived = field.label === undefined ? labelOf(field, name).trim() : ''
    const cure = 'Give it the label that people know it by.'
    return derived === ''
      ? [error('field-without-label', place, 'It has no label, so that people cannot tell what it is.', cure)]
      : [warning('field-without-label', place, `Its label, “${derived}”, is made of its name.`, cure)]
  })
