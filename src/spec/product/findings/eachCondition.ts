import { own } from '../../../internal/own'
import { stateField } from '../../states/stateField'
import type { Entity } from '../../entities/Entity'
import type { Fields } from '../../fields/Field'
import type { ProductDeclaration } from '../Product'
import type { When } from '../../conditions/When'

/** A condition of an entity and where it stands. */
export interface PlacedCondition {
  readonly entity: Entity
  readonly place: string
  readonly when: When
  /** The states in which it is asked, where it is not asked in all. */
  readonly from?: readonly string[] | undefined
}

/** Every condition of every entity: of sections, of transitions, of rules, of marks and of permissions. */
export function eachCondition({ entities = [] }: ProductDeclaration): readonly PlacedCondition[] {
  return entities.flatMap((entity) =>
    conditionsOf(entity).flatMap(([place, when, from]) =>
      when === undefined || typeof when === 'boolean'
        ? []
        : [{ entity, place: `entities.${entity.name}.${place}`, when, from }],
    ),
  )
}

type Condition = readonly [
  place: string,
  when: When | boolean | undefined,
  from?: readonly string[] | undefined,
]

function conditionsOf(entity: Entity): readonly Condition[] {
  const { sections = [], transitions = {}, rules = [], marks = [], access = {} } = entity
  const all: Condition[] = sections.map(({ when }, index) => [`sections.${index}.when`, when])
  for (const [name, { when, from }] of Object.entries(transitions))
    all.push([`transitions.${name}.when`, when, from])
  for (const [index, { when, require }] of rules.entries()) {
    all.push([`rules.${index}.when`, when], [`rules.${index}.require`, require])
  }
  for (const [index, { when }] of marks.entries()) all.push([`marks.${index}.when`, when])
  for (const [role, rights] of Object.entries(access)) {
    const { transition = {}, fields = {}, otherFields: _, reasons: __, ...may } = rights
    for (const [action, permission] of Object.entries(may)) all.push([`access.${role}.${action}`, permission])
    for (const [name, permission] of Object.entries(transition)) {
      const from = own(transitions, name)?.from
      all.push([`access.${role}.transition.${name}`, permission, from])
    }
    for (const [name, field] of Object.entries(fields)) {
      all.push([`access.${role}.fields.${name}.update`, field?.update])
    }
  }
  return all
}

/** The fields of a record while it is in one of these states. */
export function fieldsIn(entity: Entity, from: readonly string[] | undefined): Fields {
  const { fields, states } = entity
  const field = stateField(entity)
  if (!states || !from || !field) return fields
  return { ...fields, [states.field]: { ...field, required: true, options: from } }
}
