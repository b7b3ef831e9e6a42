import { own } from '../../../internal/own'
import { mayBegin } from '../mayOpen'
import { paramNames } from '../screenPaths'
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

/** Find roles that begin on a screen that is not there, or not for them. */
export const checkStarts: Check = (product) => {
  const screens = product.screens ?? {}
  return Object.entries(product.roles ?? {}).flatMap(([role, { start }]) => {
    if (start === undefined) return []
    const place = `roles.${role}.start`
    const screen = own(screens, start)
    if (!screen) {
      const reason = `“${start}” is none of the screens, so that the role begins on the first one that it may open.`
      return [
        error('unknown-start-screen', place, reason, `Name ${namesIn(Object.keys(screens), 'no screen')}.`),
      ]
    }
    if (mayBegin(product, screen, role)) return []
    const reason =
      paramNames(screen.path).length > 0
        ? `“${start}” is a screen of one record, which is not known yet.`
        : `The role may not open “${start}”, so that it begins on the first screen that it may.`
    return [
      error('start-not-opened', place, reason, 'Name a screen without parameters that the role may open.'),
    ]
  })
}
