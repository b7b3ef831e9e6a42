import type { Grant, RoleAccess } from '../access'
import type { Entity } from '../Entity'
import type { When } from '../When'
import { onlyWhile } from './conditionText'
import { eachEntity } from './eachEntity'
import { code, md, paragraphs, stack, table } from './markdown'
import { stateNames, stateText, transitionText } from './states'
import type { Section, Telling } from './Telling'
import { whenInState } from './whenInState'

export const roles: Section = (telling) => {
  const { product, say } = telling
  const rows = Object.entries(product.roles ?? {}).map(([role, { label = '', description = '' }]) => [
    code(role),
    md(label),
    md(description),
  ])
  const headings = [say('spec.role'), say('spec.label'), say('spec.description')]
  return paragraphs(rows.length > 0 ? table(headings, rows) : '', byEntity(telling))
}

const byEntity = eachEntity((entity, telling) => {
  if (!entity.access) return undefined
  return paragraphs(actionTable(entity, telling), fieldTable(entity, telling))
})

/** Roles by states by actions. */
function actionTable(entity: Entity, telling: Telling): string {
  const { say, product } = telling
  const { access = {} } = entity
  const states = stateNames(entity)
  const columns = states.length > 0 ? states : [undefined]
  const headings = columns.map((state) =>
    state === undefined
      ? say('spec.access.always')
      : say('spec.access.inState', { state: stateText(entity, state, telling) }),
  )
  // Who is a role of the product and is not named here may do nothing.
  const names = new Set([...Object.keys(product.roles ?? {}), ...Object.keys(access)])
  const rows = [...names].map((role) => {
    const given = Object.hasOwn(access, role) ? (access[role] ?? {}) : {}
    const general: readonly Action[] = [
      [say('spec.action.list'), given.list],
      [say('spec.action.create'), given.create],
    ]
    const inStates = columns.map((state) => actionsIn(entity, given, state, telling))
    return [code(role), ...[general, ...inStates].map((actions) => cell(actions, entity, telling))]
  })
  return table([say('spec.role'), say('spec.access.general'), ...headings], rows)
}

/** What is done, and all that has to allow it. */
type Action = readonly [words: string, ...grants: readonly (Grant | undefined)[]]

/** What can be done with a record in one state, as far as the role allows it. */
function actionsIn(
  entity: Entity,
  given: RoleAccess,
  state: string | undefined,
  telling: Telling,
): readonly Action[] {
  const { say } = telling
  const inState = (grant: Grant | undefined) => whenInState(grant, entity, state)
  const open = Object.entries(entity.transitions ?? {}).filter(
    ([, { from }]) => state === undefined || from.includes(state),
  )
  const { transition = {} } = given
  return [
    [say('spec.action.read'), inState(given.read)],
    [say('spec.action.update'), inState(given.update)],
    [say('spec.action.remove'), inState(given.remove)],
    ...open.map(([name, { when = true }]): Action => {
      const grant = Object.hasOwn(transition, name) ? transition[name] : undefined
      return [transitionText(entity, name, telling), inState(grant), inState(when)]
    }),
  ]
}

function cell(actions: readonly Action[], { fields }: Entity, telling: Telling): string {
  const all = new Intl.ListFormat(telling.locale, { type: 'conjunction' })
  const possible = actions.filter(([, ...grants]) => grants.every(Boolean))
  const told = possible.map(([words, ...grants]) => {
    const conditions = grants.filter((grant): grant is When => grant !== true && Boolean(grant))
    if (conditions.length === 0) return words
    return `${words} (${all.format(conditions.map((when) => onlyWhile(when, fields, telling)))})`
  })
  return stack(told) || telling.say('spec.nothing')
}

/** What a role may do with single fields. */
function fieldTable(entity: Entity, telling: Telling): string {
  const { say } = telling
  const text = (grant: Grant | undefined) => {
    if (grant === undefined) return ''
    return typeof grant === 'boolean'
      ? say(grant ? 'spec.yes' : 'spec.no')
      : onlyWhile(grant, entity.fields, telling)
  }
  const rows = Object.entries(entity.access ?? {}).flatMap(([role, { fields = {} }]) =>
    Object.entries(fields).map(([name, rights]) => [
      code(role),
      code(name),
      text(rights?.read),
      text(rights?.update),
    ]),
  )
  if (rows.length === 0) return ''
  return table(
    [say('spec.role'), say('spec.field'), say('spec.access.mayRead'), say('spec.access.mayChange')],
    rows,
  )
}
