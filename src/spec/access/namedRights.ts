import type { RoleAccess } from './access'
import type { GuardedEntity } from './accessOf'

const usual = ['list', 'read', 'create', 'update', 'remove'] as const
const ofTheTrash = ['restore', 'purge'] as const

/** A right on whole records, by its name in `access`. */
export type NamedRight = (typeof usual)[number] | (typeof ofTheTrash)[number]

/** The rights to tell of an entity: those on its trash go with `remove`, unless one of its roles says otherwise. */
export function namedRights({ access = {} }: GuardedEntity): readonly NamedRight[] {
  const roles = Object.values<RoleAccess>(access)
  return [...usual, ...ofTheTrash.filter((right) => roles.some((role) => role[right] !== undefined))]
}
