import { own } from '../../internal/own'
import { defineEntity } from '../entities/defineEntity'
import type { Entity } from '../entities/Entity'
import type { Field } from '../fields/Field'
import { namesIn } from '../rules/Rule'
import { accessOf } from './accessOf'
import { creationRules, grantedNames } from './creationGrant'
import { visibleEntity, visibleSection } from './visibleEntity'
import { visibleFills } from './visibleFills'

const byEntity = /* @__PURE__ */ new WeakMap<Entity, Map<string, Entity>>()

/**
 * The entity as a role fills in a new record of it: fields that it may not set are made by the server, as far as the role goes. Rules
 * that speak of them are the server's to keep, and what its permission to create asks of the others is a rule more. The same entity
 * comes back for the same role.
 */
export function creatableEntity(entity: Entity, role: string | undefined): Entity {
  const seen: Entity = visibleEntity(entity, role as string)
  if (role === undefined) return seen
  let views = byEntity.get(seen)
  if (!views) byEntity.set(seen, (views = new Map()))
  let view = views.get(role)
  if (!view) views.set(role, (view = asCreatedBy(role, seen)))
  return view
}

function asCreatedBy(role: string, seen: Entity): Entity {
  const access = accessOf(seen, role)
  const rights = own(seen.access, role)?.fields ?? {}
  const unset = new Set(seen.fieldNames.filter((name) => own(rights, name)?.create === false))
  const granted = creationRules(access)
  if (unset.size === 0 && granted.length === 0) return seen
  const unfilled = new Set([...unset, ...grantedNames(access)])
  const { rules = [], sections, fields, ...rest } = seen
  return defineEntity({
    ...rest,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        unset.has(name) ? madeByServer(field) : visibleFills(field, unfilled),
      ]),
    ),
    ...(sections && { sections: sections.flatMap((section) => visibleSection(section, unset) ?? []) }),
    rules: [...rules.filter((one) => !namesIn(one).some((name) => unset.has(name))), ...granted],
  })
}

function madeByServer(field: Field): Field {
  const { default: _, ...rest } = field
  return { ...rest, readOnly: true, ...(field.kind === 'reference' && { fills: undefined }) }
}
