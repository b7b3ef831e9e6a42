import { accessOf, type Action } from '../access/accessOf'
import { can } from '../access/can'
import { visibleEntity } from '../access/visibleEntity'
import type { Entity } from '../entities/Entity'
import { parentFieldOf } from '../entities/parentField'
import type { Product, SpecifiedScreen } from './Product'
import { screenActions } from './screenActions'
import { paramNames } from './screenPaths'

/**
 * Whether a role may open a screen: it is among the screen's `roles`, and it may do with some record what the screen is for.
 * The screen says which actions on the very record it may take.
 */
export function mayOpen(product: Product, screen: SpecifiedScreen, role: string | undefined): boolean {
  if (screen.roles && (role === undefined || !screen.roles.includes(role))) return false
  if (screen.shows === 'overview') return mayListAny(product, screen, role)
  const entity = product.entities?.find(({ name }) => name === screen.entity)
  const actions = screenActions(screen)
  // A trash of all entities is for those who may remove a record of any, and a history for those who may read one.
  if (!entity && (screen.shows === 'trash' || screen.shows === 'history'))
    return product.entities?.some((one) => mayDo(one, role, actions)) ?? false
  if (!entity || actions.length === 0) return true
  if (screen.shows === 'tree' && !mayReadPlaces(entity, screen, role)) return false
  return mayDo(entity, role, actions)
}

/** Whether a role may go to a screen from anywhere: it may open it, and no record has to be known. */
export function mayBegin(product: Product, screen: SpecifiedScreen, role: string | undefined): boolean {
  return paramNames(screen.path).length === 0 && mayOpen(product, screen, role)
}

function mayDo(entity: Entity, role: string | undefined, actions: readonly Action[]): boolean {
  return actions.some((action) => can(accessOf(entity, role), action).allowed)
}

/** A tree is for those who may read where its records stand. */
function mayReadPlaces(entity: Entity, { parent }: SpecifiedScreen, role: string | undefined): boolean {
  const name = parent ?? parentFieldOf(entity)
  return name === undefined || Object.hasOwn(visibleEntity(entity, role).fields, name)
}

/** An overview is for those who may list something of what it shows. */
function mayListAny(product: Product, { widgets = {} }: SpecifiedScreen, role: string | undefined): boolean {
  const names = new Set(Object.values(widgets).map(({ entity }) => entity))
  return (product.entities ?? []).some(
    (entity) => names.has(entity.name) && can(accessOf(entity, role), 'list').allowed,
  )
}
