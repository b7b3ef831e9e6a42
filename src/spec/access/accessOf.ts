import { own } from '../../internal/own'
import type { Fields } from '../fields/Field'
import type { LocalizedText } from '../labels/LocalizedText'
import type { Access, Grant, RoleAccess } from './access'
import { withoutTests } from './withoutTests'

/** An entity as far as access goes. */
export interface GuardedEntity {
  readonly id: string
  readonly fields: Fields
  readonly access?: Access | undefined
}

/** An action that a role may take. One on a field needs the permission for the record, too. */
export type Action =
  | 'list'
  | 'read'
  | 'create'
  | 'update'
  | 'remove'
  | 'restore'
  | 'purge'
  | { readonly transition: string }
  | { readonly readField: string }
  | { readonly createField: string }
  | { readonly updateField: string }

/** The permissions of one role for the records of one entity. */
export interface AccessOfRole {
  /** Whether anything is enforced at all. */
  readonly enforced: boolean
  /** The field that identifies a record. */
  readonly id: string
  /** The fields that its conditions speak of. */
  readonly fields: Fields
  /** The fields that are absent for the role. */
  readonly unreadable: ReadonlySet<string>
  /** The conditions of an action, all of which must hold. */
  readonly grantsFor: (action: Action) => readonly Grant[]
  /** Its words for where each of them does not hold; undefined where the condition speaks for itself. */
  readonly reasonsFor: (action: Action) => readonly (LocalizedText | undefined)[]
}

const byEntity = /* @__PURE__ */ new WeakMap<GuardedEntity, Map<string | undefined, AccessOfRole>>()

/**
 * Work out the permissions of a role, once for each entity and role, however many records are asked about. Without a
 * role nothing is allowed, where access is enforced.
 */
export function accessOf(entity: GuardedEntity, role: string | undefined): AccessOfRole {
  let roles = byEntity.get(entity)
  if (!roles) byEntity.set(entity, (roles = new Map()))
  const known = roles.get(role)
  if (known) return known
  const { access } = entity
  const named = own(access, role)
  // Names from anywhere must not fill the memory: all that are not named are one.
  const key = named ? role : undefined
  const made = roles.get(key) ?? (access ? limited(entity, named ?? {}) : unlimited(entity))
  roles.set(key, made)
  return made
}

const ALL: readonly Grant[] = [true]
const NOTHING: readonly Grant[] = [false]
const UNSAID = () => []

function unlimited({ id, fields }: GuardedEntity): AccessOfRole {
  return Object.freeze({
    enforced: false,
    id,
    fields,
    unreadable: new Set<string>(),
    grantsFor: () => ALL,
    reasonsFor: UNSAID,
  })
}

function limited({ id, fields }: GuardedEntity, role: RoleAccess): AccessOfRole {
  const { list, read, create, update, remove, restore = remove, purge = remove } = role
  const rights = { list, read, update, remove, restore, purge }
  const seesRecords = [create, ...Object.values(rights)].some(Boolean)
  const seesAny = seesRecords || Object.values(role.transition ?? {}).some(Boolean)
  const unreadable = new Set(
    Object.keys(fields).filter((name) => fieldAccess(name).read === false || (!seesAny && name !== id)),
  )
  // A new record has no value yet of what the server makes, so that nothing can be asked of it.
  const unset = Object.keys(fields).filter(
    (name) => fields[name]?.readOnly || unreadable.has(name) || fieldAccess(name).create === false,
  )
  const creation = withoutTests(create ?? false, new Set(unset))
  const { reasons = {} } = role
  return Object.freeze({ enforced: true, id, fields, unreadable, grantsFor, reasonsFor })

  function grantsFor(action: Action): readonly Grant[] {
    if (action === 'create') return [creation]
    if (typeof action === 'string') return [rights[action] ?? false]
    if ('transition' in action) return [own(role.transition, action.transition) ?? false]
    const name = fieldOf(action)
    if (!Object.hasOwn(fields, name) || unreadable.has(name)) return NOTHING
    if ('readField' in action) return [read ?? false]
    if ('createField' in action) return [creation, fieldAccess(name).create ?? true]
    return [update ?? false, fieldAccess(name).update ?? true]
  }

  function reasonsFor(action: Action): readonly (LocalizedText | undefined)[] {
    if (action === 'list' || action === 'read' || action === 'create') return []
    if (typeof action === 'string')
      return [reasons[action] ?? (isAsRemove(action) ? reasons.remove : undefined)]
    if ('transition' in action) return [own(reasons.transition, action.transition)]
    return 'updateField' in action ? [reasons.update, fieldAccess(action.updateField).reason] : []
  }

  function isAsRemove(action: string) {
    return (action === 'restore' || action === 'purge') && role[action] === undefined
  }

  function fieldAccess(name: string) {
    return own(role.fields, name) ?? {}
  }
}

function fieldOf(action: Exclude<Action, string | { readonly transition: string }>): string {
  if ('readField' in action) return action.readField
  return 'createField' in action ? action.createField : action.updateField
}
