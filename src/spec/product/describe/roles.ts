import { own } from '../../../internal/own'
import { andList } from '../../../messages/listText'
import type { Access, Grant, RoleAccess } from '../../access/access'
import type { Action } from '../../access/accessOf'
import { namedRights, trashRights } from '../../access/namedRights'
import { rightOf } from '../../access/rightOf'
import type { Entity } from '../../entities/Entity'
import type { When } from '../../conditions/When'
import type { ProductDeclaration } from '../Product'
import { onlyWhile } from './conditionText'
import { eachEntity } from './eachEntity'
import { localize } from '../../labels/LocalizedText'
import { partsOf, type SheetPart, table } from './SheetPart'
import { code, said, stack } from './sheetText'
import { stateNames, stateText, transitionText } from './states'
import type { Section, SheetContext } from './Section'
import { whenInState } from './whenInState'

export const roles: Section = (sheet) => {
  const { product, t, locale } = sheet
  const declared = Object.entries(product.roles ?? {})
  const hasStarts = declared.some(([, { start }]) => start !== undefined)
  const rows = declared.map(([role, { label = '', description = '', start }]) => [
    code(role),
    said(localize(label, locale)),
    said(localize(description, locale)),
    ...(hasStarts ? [start === undefined ? '' : code(start)] : []),
  ])
  const headings = [
    t('spec.role'),
    t('spec.label'),
    t('spec.description'),
    ...(hasStarts ? [t('spec.start')] : []),
  ]
  return partsOf(rows.length > 0 ? table(headings, rows) : undefined, byEntity(sheet))
}

const byEntity = eachEntity((entity, sheet) => {
  if (!entity.access) return undefined
  return partsOf(actionTable(entity, sheet), fieldTable(entity, sheet))
})

/** Roles by states by actions. */
function actionTable(entity: Entity, sheet: SheetContext): SheetPart {
  const { t, product } = sheet
  const { access = {} } = entity
  const states = stateNames(entity)
  const columns = states.length > 0 ? states : [undefined]
  const headings = columns.map((state) =>
    state === undefined
      ? t('spec.access.always')
      : t('spec.access.inState', { state: stateText(entity, state, sheet) }),
  )
  const rows = rolesOf(product, access).map((role) => {
    const given = own(access, role) ?? {}
    const general: readonly SaidAction[] = [
      [t('spec.action.list'), given.list],
      [t('spec.action.create'), given.create],
    ]
    const inStates = columns.map((state) => actionsIn(entity, given, state, sheet))
    return [code(role), ...[general, ...inStates].map((actions) => cell(actions, entity, sheet))]
  })
  return table([t('spec.role'), t('spec.access.general'), ...headings], rows)
}

/** Roles by actions, with the conditions in words: a table for those who ask who may do one thing. */
export function rightsTable(entity: Entity, sheet: SheetContext): SheetPart | undefined {
  const { t, product } = sheet
  const { access, transitions = {} } = entity
  if (!access) return undefined
  const rightText = (role: string, action: Action) => {
    const right = rightOf(entity, role, action)
    if (right.held !== 'while') return t(right.held === 'never' ? 'spec.no' : 'spec.yes')
    return andList(
      right.conditions.map((when) => onlyWhile(when, entity, sheet)),
      sheet.locale,
    )
  }
  const rights = namedRights(entity)
  const steps = Object.keys(transitions)
  const rows = rolesOf(product, access).map((role) => [
    code(role),
    ...rights.map((right) => rightText(role, right)),
    ...steps.map((transition) => rightText(role, { transition })),
  ])
  const headings = rights.map((right) => t(`spec.action.${right}`))
  return table(
    [t('spec.role'), ...headings, ...steps.map((name) => transitionText(entity, name, sheet))],
    rows,
  )
}

/** A role of the product that is not named by an entity may do nothing. */
const rolesOf = (product: ProductDeclaration, access: Access) => [
  ...new Set([...Object.keys(product.roles ?? {}), ...Object.keys(access)]),
]

/** An action in words, and all the grants that have to allow it. */
type SaidAction = readonly [words: string, ...grants: readonly (Grant | undefined)[]]

/** The actions on a record in one state that a role may have. */
function actionsIn(
  entity: Entity,
  given: RoleAccess,
  state: string | undefined,
  sheet: SheetContext,
): readonly SaidAction[] {
  const { t } = sheet
  const inState = (grant: Grant | undefined) => whenInState(grant, entity, state)
  const open = Object.entries(entity.transitions ?? {}).filter(
    ([, { from }]) => state === undefined || from.includes(state),
  )
  const { transition = {} } = given
  return [
    [t('spec.action.read'), inState(given.read)],
    [t('spec.action.update'), inState(given.update)],
    [t('spec.action.remove'), inState(given.remove)],
    ...trashRights(entity).map((right): SaidAction => [
      t(`spec.action.${right}`),
      inState(given[right] ?? given.remove),
    ]),
    ...open.map(([name, { when = true }]): SaidAction => {
      const grant = own(transition, name)
      return [transitionText(entity, name, sheet), inState(grant), inState(when)]
    }),
  ]
}

function cell(actions: readonly SaidAction[], entity: Entity, sheet: SheetContext): string {
  const possible = actions.filter(([, ...grants]) => grants.every(Boolean))
  const texts = possible.map(([words, ...grants]) => {
    const conditions = grants.filter((grant): grant is When => grant !== true && Boolean(grant))
    if (conditions.length === 0) return words
    const reasons = conditions.map((when) => onlyWhile(when, entity, sheet))
    return `${words} (${andList(reasons, sheet.locale)})`
  })
  return stack(texts) || sheet.t('spec.nothing')
}

/** The permissions of single fields, role by role. */
function fieldTable(entity: Entity, sheet: SheetContext): SheetPart | undefined {
  const { t } = sheet
  const text = (grant: Grant | undefined) => {
    if (grant === undefined) return ''
    return typeof grant === 'boolean' ? t(grant ? 'spec.yes' : 'spec.no') : onlyWhile(grant, entity, sheet)
  }
  const rows = Object.entries(entity.access ?? {}).flatMap(([role, { fields = {} }]) =>
    Object.entries(fields).map(([name, rights]) => [
      code(role),
      code(name),
      text(rights?.read),
      text(rights?.create),
      text(rights?.update),
    ]),
  )
  if (rows.length === 0) return undefined
  const rights = (['mayRead', 'mayCreate', 'mayChange'] as const).map((right) => t(`spec.access.${right}`))
  return table([t('spec.role'), t('spec.field'), ...rights], rows)
}
