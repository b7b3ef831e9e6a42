import type { ActionRight, RoleRights } from './RoleRights'

/** The rights lost on one entity, in words. */
export interface LostRights {
  /** "Invoices" */
  readonly label: string
  /** Actions possible no more, or only under further conditions. */
  readonly actions: readonly ActionRight[]
  /** The fields that are seen no more. */
  readonly seen: readonly string[]
  /** The fields that are changed no more, or only under further conditions. */
  readonly changed: readonly string[]
}

/** Say what somebody loses with another role: all that it does not allow in each case in which the first one did. */
export function lostRights(
  before: RoleRights | undefined,
  after: RoleRights | undefined,
): readonly LostRights[] {
  return (before?.entities ?? []).flatMap((had): readonly LostRights[] => {
    const has = after?.entities.find(({ entity }) => entity === had.entity)
    const stays = new Map((has?.actions ?? []).map(({ key, conditions }) => [key, conditions]))
    const actions = (had.actions ?? []).filter(({ key, conditions }) => isLess(conditions, stays.get(key)))
    const sees = actionsOn(had.entity, ['list', 'read']).some((key) => stays.has(key))
    const changes = stays.has(`${had.entity}.update`)
    const keptBefore = new Map(had.kept.map(({ field, conditions }) => [field, conditions]))
    const lost = {
      label: had.label,
      actions,
      // With the records their fields are gone: that is said once.
      seen: sees ? (has?.hidden ?? []).filter((field) => !had.hidden.includes(field)) : [],
      changed: changes
        ? (has?.kept ?? [])
            .filter(({ field, conditions }) =>
              isLess(keptBefore.has(field) ? keptBefore.get(field) : [], conditions),
            )
            .map(({ label }) => label)
        : [],
    }
    return lost.actions.length + lost.seen.length + lost.changed.length > 0 ? [lost] : []
  })
}

/** Whether something is allowed less often than before: never, or under a condition that was not asked. */
function isLess(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  if (before === undefined) return false
  return after === undefined || after.some((condition) => !before.includes(condition))
}

const actionsOn = (entity: string, actions: readonly string[]) =>
  actions.map((action) => `${entity}.${action}`)

/** A role that may do something, and when. */
export interface RightHolder {
  readonly role: string
  readonly label: string
  readonly conditions: readonly string[]
}

/** The roles that may take an action, always or under conditions. */
export function holdersOf(roles: readonly RoleRights[], key: string): readonly RightHolder[] {
  return roles.flatMap(({ role, label, entities }): readonly RightHolder[] => {
    const right = entities.flatMap(({ actions = [] }) => actions).find((one) => one.key === key)
    return right ? [{ role, label, conditions: right.conditions }] : []
  })
}
