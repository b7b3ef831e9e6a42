import type { Entity } from '../../entities/Entity'
import { type Check, error, type Finding, namesIn } from './Finding'

/** Fields and transitions that an entity speaks of: in its transitions, its rules and its permissions. */
export const checkNames: Check = ({ entities = [] }) =>
  entities.flatMap((entity) => [...askedFields(entity), ...ruledFields(entity), ...permitted(entity)])

function askedFields(entity: Entity): readonly Finding[] {
  return Object.entries(entity.transitions ?? {}).flatMap(([name, { ask = [], required = [] }]) => {
    const place = `entities.${entity.name}.transitions.${name}`
    const unknown = unknownAmong(ask, entity).map((field) =>
      error(
        'unknown-asked-field',
        `${place}.ask`,
        `The transition “${name}” asks for “${field}”, which is none of the fields.`,
        `Declare the field, or name one of ${namesIn(entity.fieldNames)}.`,
      ),
    )
    const unasked = required
      .filter((field) => !ask.includes(field))
      .map((field) =>
        error(
          'unknown-asked-field',
          `${place}.required`,
          `The transition “${name}” requires “${field}”, which it does not ask for, so that no person can fill it in.`,
          `Let “ask” have “${field}”, or remove it.`,
        ),
      )
    return [...unknown, ...unasked]
  })
}

function ruledFields(entity: Entity): readonly Finding[] {
  return (entity.rules ?? []).flatMap(({ at, per = [] }, index) =>
    unknownAmong([...at, ...per], entity).map((field) =>
      error(
        'unknown-rule-field',
        `entities.${entity.name}.rules.${index}.at`,
        `The rule is said at “${field}”, which is none of the fields.`,
        `Declare the field, or name one of ${namesIn(entity.fieldNames)}.`,
      ),
    ),
  )
}

function permitted(entity: Entity): readonly Finding[] {
  const { transitions = {} } = entity
  return Object.entries(entity.access ?? {}).flatMap(([role, { fields = {}, transition = {} }]) => [
    ...unknownAmong(Object.keys(fields), entity).map((field) =>
      error(
        'unknown-permitted-field',
        `entities.${entity.name}.access.${role}.fields.${field}`,
        `The role “${role}” has rights to “${field}”, which is none of the fields.`,
        `Remove it, or name one of ${namesIn(entity.fieldNames)}.`,
      ),
    ),
    ...Object.keys(transition)
      .filter((name) => !Object.hasOwn(transitions, name))
      .map((name) =>
        error(
          'unknown-permitted-transition',
          `entities.${entity.name}.access.${role}.transition.${name}`,
          `The role “${role}” may or may not “${name}”, which is no transition.`,
          `Remove it, declare the transition, or name ${namesIn(Object.keys(transitions), 'another action')}.`,
        ),
      ),
  ])
}

function unknownAmong(names: readonly string[], { fields }: Entity): readonly string[] {
  return names.filter((name) => !Object.hasOwn(fields, name))
}
