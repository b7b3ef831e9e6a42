import { namesAsked } from '../conditions/When'
import type { Entity } from '../entities/Entity'
import { originOf, relatedNames, rollupOf } from '../entities/originOf'
import { namesInRollup } from '../fields/Rollup'
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
  if (!origin) return isUnreadableRollup(entity, name, entities, role)
  const access = accessOf(origin.other, role)
  return access.unreadable.has(origin.field) || !(can(access, 'read').allowed || can(access, 'list').allowed)
}

/** Whether the role may list no record of those that a value follows from, or may not read a field that counts. */
function isUnreadableRollup(
  entity: Entity,
  name: string,
  entities: readonly Entity[] | undefined,
  role: string | undefined,
): boolean {
  const from = rollupOf(entity, name, entities)
  if (!from) return false
  const { other, rollup } = from
  const access = accessOf(other, role)
  const asked = rollup.filter ? namesAsked(rollup.filter) : []
  const read = [rollup.via, ...namesInRollup(rollup), ...asked]
  return read.some((one) => access.unreadable.has(one)) || !can(access, 'list').allowed
}
