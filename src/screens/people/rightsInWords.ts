import type { TranslateWith } from '../../internal/useScreenLocale'
import type { PeopleMessageKey } from '../../messages/englishPeople'
import { accessOf, type Action } from '../../spec/access/accessOf'
import { namedRights } from '../../spec/access/namedRights'
import { type Right, rightOf } from '../../spec/access/rightOf'
import { explain } from '../../spec/conditions/explainWhen'
import type { Entity } from '../../spec/entities/Entity'
import { entitiesLabelOf, entitiesWordsOf, labelOf, nounOf } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import type { SpecifiedRole } from '../../spec/product/Product'
import { savedView } from '../../spec/product/savedView'
import type { ActionRight, EntityRights, FieldRight, PeopleAction, RoleRights } from './RoleRights'

export interface Language {
  readonly t: TranslateWith<PeopleMessageKey>
  readonly locale: string
}

export interface RightsToSay {
  /** The roles by name. */
  readonly roles: { readonly [role: string]: SpecifiedRole }
  /** Everything that rights are declared for. */
  readonly entities: readonly Entity[]
  /** The entity of the people, and its field that holds a role. */
  readonly people: Entity
  readonly roleField: string | undefined
}

/** Say what each role may do, entity by entity. */
export function rightsInWords(asked: RightsToSay, language: Language): readonly RoleRights[] {
  const { roles, entities, people, roleField } = asked
  return Object.entries(roles).map(([role, { label, description }]) => ({
    role,
    label: label === undefined ? labelOf({}, role) : localize(label, language.locale),
    ...(description !== undefined && { description: localize(description, language.locale) }),
    entities: entities.filter(isOfProduct).map((entity) => entityRights(entity, role, language)),
    changesRoles: roleField !== undefined && isEver(rightOf(people, role, { updateField: roleField })),
  }))
}

/** All that can be done with records whose rights are declared, whether a role may or not. */
export function peopleActions(entities: readonly Entity[], language: Language): readonly PeopleAction[] {
  return entities
    .filter(({ access }) => access !== undefined)
    .flatMap((entity) =>
      actionsOf(entity).map((action) => ({
        key: keyOf(entity, action),
        label: askedText(entity, action, language),
        group: entitiesLabelOf(entity, language.locale),
      })),
    )
}

/** Views of lists are no part of the product that a reader knows, unless it says who may do something with them. */
function isOfProduct({ name, access }: Entity): boolean {
  return name !== savedView.name || access !== undefined
}

function entityRights(entity: Entity, role: string, language: Language): EntityRights {
  const { name, fields, access } = entity
  const { locale } = language
  const { unreadable } = accessOf(entity, role)
  const actions = actionsOf(entity).flatMap((action): readonly ActionRight[] => {
    const conditions = conditionsOf(entity, rightOf(entity, role, action), language)
    if (!conditions) return []
    return [{ key: keyOf(entity, action), label: actionText(entity, action, language), conditions }]
  })
  const sees = isEver(rightOf(entity, role, 'list')) || isEver(rightOf(entity, role, 'read'))
  return {
    entity: name,
    label: entitiesLabelOf(entity, locale),
    actions: access && actions,
    hidden: sees ? [...unreadable].map((field) => labelIn(fields, field, locale)) : [],
    kept: keptFields(entity, role, language),
  }
}

/** The fields with a right of their own, of a role that changes the record at all. Those that no person changes are none. */
function keptFields(entity: Entity, role: string, language: Language): readonly FieldRight[] {
  const { id, version, fields, fieldNames } = entity
  const whole = conditionsOf(entity, rightOf(entity, role, 'update'), language)
  if (!whole) return []
  const { unreadable } = accessOf(entity, role)
  return fieldNames.flatMap((field): readonly FieldRight[] => {
    if (unreadable.has(field) || field === id || field === version || fields[field]?.readOnly) return []
    const all = conditionsOf(entity, rightOf(entity, role, { updateField: field }), language)
    const conditions = all?.filter((condition) => !whole.includes(condition))
    if (conditions?.length === 0) return []
    return [{ field, label: labelIn(fields, field, language.locale), conditions }]
  })
}

function actionsOf(entity: Entity): readonly Action[] {
  const steps = Object.keys(entity.transitions ?? {})
  return [...namedRights(entity), ...steps.map((transition) => ({ transition }))]
}

function keyOf({ name }: Entity, action: Action): string {
  if (typeof action === 'string') return `${name}.${action}`
  return `${name}.transition.${'transition' in action ? action.transition : ''}`
}

function actionText(entity: Entity, action: Action, { t, locale }: Language): string {
  if (typeof action === 'string') return t(`people.action.${action}`)
  if (!('transition' in action)) return ''
  const { transition } = action
  return nounOf({ label: transitionLabel(entity, transition, locale) }, transition, locale)
}

function askedText(entity: Entity, action: Action, { t, locale }: Language): string {
  const words = entitiesWordsOf(entity, locale)
  switch (action) {
    case 'list':
      return t('people.askList', words)
    case 'read':
      return t('people.askRead', words)
    case 'create':
      return t('people.askCreate', words)
    case 'update':
      return t('people.askUpdate', words)
    case 'remove':
      return t('people.askRemove', words)
    case 'restore':
      return t('people.askRestore', words)
    case 'purge':
      return t('people.askPurge', words)
    default:
      return t('people.askTransition', {
        entities: entitiesLabelOf(entity, locale),
        action: 'transition' in action ? transitionLabel(entity, action.transition, locale) : '',
      })
  }
}

/** The label of a transition, or its name in words. */
function transitionLabel({ transitions = {} }: Entity, name: string, locale: string): string {
  return labelOf(transitions[name] ?? {}, name, locale)
}

/** When a right is held, in words; none is always, undefined is never. */
function conditionsOf(entity: Entity, right: Right, language: Language): readonly string[] | undefined {
  if (right.held === 'never') return undefined
  return right.held === 'always'
    ? []
    : right.conditions.map((when) => explain(when, entity, ofThem(language)))
}

/** A condition speaks to the person whom it is about; here it is read by another one. */
function ofThem({ t, locale }: Language): Language {
  const said: Language['t'] = (key, ...rest) => {
    if (key === 'when.me') return t('people.whenMe', ...(rest as [{ field: string }]))
    if (key === 'when.meItself') return t('people.whenMeItself')
    if (key === 'when.mineItself') return t('people.whenMineItself')
    if (key === 'when.mine') return t('people.whenMine', ...(rest as [{ field: string }]))
    if (key === 'when.mineAmong') return t('people.whenMineAmong', ...(rest as [{ field: string }]))
    if (key === 'when.meAmong') return t('people.whenMeAmong', ...(rest as [{ field: string }]))
    return t(key, ...rest)
  }
  return { t: said, locale }
}

const isEver = ({ held }: Right) => held !== 'never'

function labelIn(fields: Entity['fields'], name: string, locale: string): string {
  return labelOf(fields[name] ?? {}, name, locale)
}
