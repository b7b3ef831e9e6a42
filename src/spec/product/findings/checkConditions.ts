import { checkWhen } from '../../conditions/checkWhen'
import { eachCondition } from './eachCondition'
import { type Check, error, type Finding } from './Finding'

export const checkConditions: Check = (product) =>
  eachCondition(product).flatMap(({ entity, place, when }): readonly Finding[] => {
    const mistake = checkWhen(when, entity.fields)
    if (mistake === undefined) return []
    return [
      error(
        'broken-condition',
        place,
        `The condition ${mistake}.`,
        'Ask for fields of the entity, in a way that suits their kind.',
      ),
    ]
  })
