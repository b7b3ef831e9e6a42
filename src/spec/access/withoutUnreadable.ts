import type { Entity } from '../entities/Entity'
import { originOf, relatedNames } from '../entities/originOf'
import { accessOf } from './accessOf'
import { can } from './can'
import { withoutFields } from './visibleEntity'

const byEntity = /* @__PURE__ */ new WeakMap<Entity, Map<string, Entity>>()

/**
 * The entity without the values of other records that a role may not read there: what is absent from a customer is no column of an
 * order. The same entity comes back for the same role.
 */
export function withoutUnreadable<E extends Entity>(
  entity: E,
  entities: readonly Entity[] | undefined,
  role: string | undefined,
): E {
  const absent = relatedNames(entity).filter((name) => isUnreadable(entity, name, entities, role))
  if (absent.length === 0) return entity
  const views = byEntity.get(entity) ?? new Map<string, Entity>()
  byEntity.set(entity, views)
  const key = JSON.stringify([role, absent])
  const view = views.get(key) ?? withoutFields(entity, role, new Set(absent))
  views.set(key, view)
  return view as E
}

/** Whether the role may read no record, or not that field, of the entity that a value comes from. */
function isUnreadable(
  entity: Entity,
  name: string,
  entities: readonly Entity[] | undefined,
  role: string | undefined,
): boolean {
  const origin = originOf(entity, name, entities)
  if (!origin) return false
  const access = accessOf(origin.other, role)
  return access.unreadable.has(origin.field) || !(can(access, 'read').allowed || can(access, 'list').allowed)
}
