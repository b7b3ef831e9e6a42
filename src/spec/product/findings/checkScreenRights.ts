import { type Check, error, type Finding, warning } from './Finding'
import { mayUse, neededFor } from '../mayUse'

/** Screens for roles that may not do what the screen is for. */
export const checkScreenRights: Check = ({ screens = {}, entities = [], roles }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const entity = entities.find((one) => one.name === screen.entity)
    const needed = neededFor(screen)
    if (!entity?.access || needed.length === 0) return []
    const { access } = entity
    const isAllowed = (role: string) => mayUse(access, screen, role)
    const what = needed.join(' or ')
    const code = 'screen-without-right'
    if (screen.roles) {
      // It works for the others, as `access` says.
      const finding = screen.roles.some(isAllowed) ? warning : error
      const known = screen.roles.filter((role) => !roles || Object.hasOwn(roles, role))
      return known
        .filter((role) => !isAllowed(role))
        .map((role) =>
          finding(
            code,
            `screens.${name}.roles`,
            `The screen is for “${role}”, who may not ${what} a record of “${entity.name}”.`,
            `Grant ${what} to “${role}”, or leave it out.`,
          ),
        )
    }
    if (Object.keys(access).some(isAllowed)) return []
    const reason = `The screen shows ${screen.shows === 'settings' ? 'the settings' : `a ${screen.shows}`} of “${entity.name}”, but no role may ${what} a record.`
    return [error(code, `screens.${name}`, reason, `Grant ${what} to a role, or remove the screen.`)]
  })
