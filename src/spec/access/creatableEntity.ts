import { own } from '../../internal/own'
import { defineEntity } from '../entities/defineEntity'
import type { Entity } from '../entities/Entity'
import type { Field } from '../fields/Field'
import { namesIn } from '../rules/Rule'
import { visibleEntity, visibleSection } from './visibleEntity'
import { visibleFills } from './visibleFills'

const byEntity = /* @__PURE__ */ new WeakMap<Entity, Map<string, Entity>>()

/**
 * The entity as a role fills in a new record of it: fields that it may not set are made by the server, as far as the role goes. Rules
 * that speak of them are the server's to keep. The same entity comes back for the same role.
 */
export function creatableEntity(entity: Entity, role: string | undefined): Entity {
  const seen: Entity = visibleEntity(entity, role as string)
  const rights = own(seen.access, role)?.fields ?? {}
  const fixed = new Set(seen.fieldNames.filter((name) => own(rights, name)?.create === false))
  if (role === undefined || fixed.size === 0) return seen
  let views = byEntity.get(seen)
  if (!views) byEntity.set(seen, (views = new Map()))
  let view = views.get(role)
  if (!view) views.set(role, (view = withMadeByServer(seen, fixed)))
  return view
}

function withMadeByServer(entity: Entity, names: ReadonlySet<string>): Entity {
  const { rules, sections, fields, ...rest } = entity
  return defineEntity({
    ...rest,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        names.has(name) ? madeByServer(field) : visibleFills(field, names),
      ]),
    ),
    ...(sections && { sections: sections.flatMap((section) => visibleSection(section, names) ?? []) }),
    ...(rules && { rules: rules.filter((rule) => !namesIn(rule).some((name) => names.has(name))) }),
  })
}

function madeByServer(field: Field): Field {
  const { default: _, ...rest } = field
  return { ...rest, readOnly: true, ...(field.kind === 'reference' && { fills: undefined }) }
}
