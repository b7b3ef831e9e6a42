import type { RoleAccess } from './access'
import type { GuardedEntity } from './accessOf'

const usual = ['list', 'read', 'create', 'update', 'remove'] as const
const ofTheTrash = ['restore', 'purge'] as const

/** A right on whole records, by its name in `access`. */
export type NamedRight = (typeof usual)[number] | (typeof ofTheTrash)[number]

/** The rights on its trash to tell of an entity: they go with `remove`, unless one of its roles says otherwise. */
export function trashRights({ access = {} }: Pick<GuardedEntity, 'access'>) {
  const roles = Object.values<RoleAccess>(access)
  return ofTheTrash.filter((right) => roles.some((role) => role[right] !== undefined))
}

/** The rights to tell of an entity. */
export const namedRights = (entity: GuardedEntity): readonly NamedRight[] => [
  ...usual,
  ...trashRights(entity),
]
