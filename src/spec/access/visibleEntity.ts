import { own } from '../../internal/own'
import { fail } from '../../internal/developerMessages'
import type { RoleAccess } from './access'
import { accessOf } from './accessOf'
import { defineEntity } from '../entities/defineEntity'
import type { Entity } from '../entities/Entity'
import type { AskedSection } from '../entities/EntitySection'
import { namesInTemplate } from '../entities/titleOf'
import { namesBehind } from '../fields/computedValue'
import type { Field, Fields } from '../fields/Field'
import type { LocalizedText } from '../labels/LocalizedText'
import { namesIn } from '../rules/Rule'
import type { Transition } from '../states/states'
import { namesAsked } from '../conditions/When'
import { visibleFills } from './visibleFills'
import { withoutTests } from './withoutTests'

const byEntity = /* @__PURE__ */ new WeakMap<object, Map<ReadonlySet<string>, Entity>>()

/**
 * The entity as a role sees it: fields that the role may not read are absent from it, and so from every screen that is
 * made of it. Conditions lose their tests of absent fields, since only the server, which has the whole entity, could
 * answer them. The same entity comes back for the same role.
 *
 * Its type is that of the whole entity, because types do not know who is signed in. A role that is spelt out must be
 * one that the entity names; one that is known only when the app runs may be any.
 */
export function visibleEntity<E extends Entity, const Role extends string | undefined>(
  entity: E,
  role: KnownRole<E, Role>,
): E {
  return visibleTo(entity, role) as E
}

/** The role as it was given; or those to choose from, when the entity names none of what was given. */
type KnownRole<E extends Entity, Role extends string | undefined> = string extends Role
  ? Role
  : NonNullable<Role> extends Exclude<Role, RoleIn<E>>
    ? RoleIn<E> | undefined
    : Role

type RoleIn<E extends Entity> = E extends Entity ? keyof NonNullable<E['access']> & string : never

function visibleTo(entity: Entity, role: string | undefined): Entity {
  const { unreadable } = accessOf(entity, role)
  if (unreadable.size === 0) return entity
  if (unreadable.has(entity.id)) {
    fail(
      `“${role}” may not read “${entity.id}”, the id of “${entity.name}”, so that no record can be told from another. Let it read the id, or give it no access at all.`,
    )
  }
  let views = byEntity.get(entity)
  if (!views) byEntity.set(entity, (views = new Map()))
  let view = views.get(unreadable)
  if (!view) views.set(unreadable, (view = withoutFields(entity, role, unreadable)))
  return view
}

/** The entity without some fields, and without all that speaks of them. */
export function withoutFields(entity: Entity, role: string | undefined, absent: ReadonlySet<string>): Entity {
  const { states, transitions, rules, sections, facts, columns, marks, access, version, ...others } = entity
  const { titleTemplate, subtitle, sort, ...rest } = others
  const named = access && own(access, role)
  const seesStates = states && !absent.has(states.field)
  const whole: Entity = {
    ...rest,
    title: absent.has(entity.title) ? entity.id : entity.title,
    // A title that says less than it should would read as if it said all.
    ...(titleTemplate !== undefined && isSeen(titleTemplate, absent) && { titleTemplate }),
    ...(subtitle !== undefined && !absent.has(subtitle) && { subtitle }),
    ...(version !== undefined && !absent.has(version) && { version }),
    fields: visibleFields(entity.fields, absent),
    ...(sections && { sections: sections.flatMap((section) => visibleSection(section, absent) ?? []) }),
    ...(facts && { facts: facts.filter((name) => !absent.has(name)) }),
    ...(columns && { columns: columns.filter((name) => !absent.has(name)) }),
    ...(sort && { sort: sort.filter(({ field }) => !absent.has(field)) }),
    ...(marks && {
      marks: marks.filter(({ at, when }) => ![at, ...namesAsked(when)].some((name) => absent.has(name))),
    }),
    ...(seesStates && { states }),
    ...(seesStates &&
      transitions && { transitions: mapValues(transitions, (one) => visibleTransition(one, absent)) }),
    ...(rules && { rules: rules.filter((rule) => !namesIn(rule).some((name) => absent.has(name))) }),
    // Without any, everything is allowed.
    access: access && (named ? { [role as string]: visibleAccess(named, absent) } : {}),
  }
  return defineEntity(whole)
}

/** The fields without the absent ones. What follows from one that is absent is known of the server alone. */
function visibleFields(fields: Fields, absent: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    Object.entries(without<Field>(fields, absent)).map(([name, whole]) => {
      const field = visibleFills(whole, absent)
      const behind = [
        ...namesBehind(fields, name),
        ...(field.related && 'via' in field.related ? [field.related.via] : []),
      ]
      if (!behind.some((one) => absent.has(one))) return [name, field]
      const { computed: _computed, related: _related, ...rest } = field
      return [name, rest]
    }),
  )
}

/** Whether a template names no field that is absent. */
export function isSeen(template: LocalizedText, absent: ReadonlySet<string>): boolean {
  const texts = typeof template === 'string' ? [template] : Object.values(template)
  return !texts.flatMap(namesInTemplate).some((name) => absent.has(name))
}

/** A section, or a step of a form, without the absent fields; undefined where none of its fields is left. */
export function visibleSection<S extends AskedSection>(
  section: S,
  absent: ReadonlySet<string>,
): S | undefined {
  const { when } = section
  const fields = section.fields.filter((name) => !absent.has(name))
  // A section that never had fields may show something of the host's.
  if (fields.length === 0 && section.fields.length > 0) return undefined
  // A function answers for itself.
  const seen = when === undefined || typeof when === 'function' ? when : withoutTests(when, absent)
  return { ...section, fields, when: typeof seen === 'boolean' ? undefined : seen }
}

function visibleTransition(
  { ask, required, when, ...transition }: Transition,
  absent: ReadonlySet<string>,
): Transition {
  const seen = when === undefined ? true : withoutTests(when, absent)
  return {
    ...transition,
    ...(ask && { ask: ask.filter((name) => !absent.has(name)) }),
    ...(required && { required: required.filter((name) => !absent.has(name)) }),
    ...(typeof seen === 'object' && { when: seen }),
  }
}

function visibleAccess(
  { transition, fields, reasons, ...others }: RoleAccess,
  absent: ReadonlySet<string>,
): RoleAccess {
  // An entity names each of them.
  const { otherFields: _, ...access } = others
  return {
    ...mapValues(defined({ ...access }), (grant) => withoutTests(grant, absent)),
    ...(reasons && { reasons }),
    ...(transition && { transition: mapValues(transition, (grant) => withoutTests(grant, absent)) }),
    ...(fields && {
      fields: mapValues(without(fields, absent), (field) => ({
        ...field,
        ...(field?.update !== undefined && { update: withoutTests(field.update, absent) }),
      })),
    }),
  }
}

function without<Value>(
  holder: { readonly [name: string]: Value },
  absent: ReadonlySet<string>,
): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(holder).filter(([name]) => !absent.has(name)))
}

function defined<Value>(holder: { readonly [name: string]: Value | undefined }): {
  readonly [name: string]: Value
} {
  return Object.fromEntries(
    Object.entries(holder).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )
}

function mapValues<Value, Made>(
  holder: { readonly [name: string]: Value },
  make: (value: Value) => Made,
): { readonly [name: string]: Made } {
  return Object.fromEntries(Object.entries(holder).map(([name, value]) => [name, make(value)]))
}
