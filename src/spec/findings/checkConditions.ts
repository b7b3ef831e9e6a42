import { checkWhen } from '../checkWhen'
import type { Entity } from '../Entity'
import type { When } from '../When'
import { type Check, error, type Finding } from './Finding'

export const checkConditions: Check = ({ entities = [] }) =>
  entities.flatMap((entity) =>
    conditionsOf(entity).flatMap(([place, when]): readonly Finding[] => {
      const mistake = checkWhen(when, entity.fields)
      if (mistake === undefined) return []
      return [
        error(
          'broken-condition',
          `entities.${entity.name}.${place}`,
          `The condition ${mistake}.`,
          'Ask for fields of the entity, in a way that suits their kind.',
        ),
      ]
    }),
  )

/** Every condition of an entity and where it stands. */
function conditionsOf({
  transitions = {},
  rules = [],
  access = {},
}: Entity): readonly (readonly [string, When])[] {
  const all: [string, unknown][] = []
  for (const [name, { when }] of Object.entries(transitions)) all.push([`transitions.${name}.when`, when])
  for (const [index, { when, require }] of rules.entries()) {
    all.push([`rules.${index}.when`, when], [`rules.${index}.require`, require])
  }
  for (const [role, { transition = {}, fields = {}, ...may }] of Object.entries(access)) {
    for (const [action, permission] of Object.entries(may)) all.push([`access.${role}.${action}`, permission])
    for (const [name, permission] of Object.entries(transition)) {
      all.push([`access.${role}.transition.${name}`, permission])
    }
    for (const [name, rights] of Object.entries(fields)) {
      all.push([`access.${role}.fields.${name}.update`, rights?.update])
    }
  }
  return all.filter((one): one is [string, When] => one[1] !== undefined && typeof one[1] !== 'boolean')
}
