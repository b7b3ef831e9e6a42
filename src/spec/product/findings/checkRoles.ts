import { type Check, error, namesIn } from './Finding'

/** Find roles that no person can have. A product that declares no roles may have any. */
export const checkRoles: Check = ({ roles, entities = [], screens = {} }) => {
  if (!roles) return []
  const spokenOf = [
    ...entities.flatMap(({ name, access = {} }) =>
      Object.keys(access).map((role) => [role, `entities.${name}.access.${role}`] as const),
    ),
    ...Object.entries(screens).flatMap(([name, screen]) =>
      (screen.roles ?? []).map((role) => [role, `screens.${name}.roles`] as const),
    ),
  ]
  return spokenOf
    .filter(([role]) => !Object.hasOwn(roles, role))
    .map(([role, place]) =>
      error(
        'unknown-role',
        place,
        `“${role}” is none of the roles, so that no person is ever meant.`,
        `Declare it under roles, or name ${namesIn(Object.keys(roles), 'no role')}.`,
      ),
    )
}
