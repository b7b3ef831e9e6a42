import { own } from '../../../internal/own'
import type { RoleAccess } from '../../access/access'
import type { SpecifiedScreen } from '../Product'
import { screenActions } from '../screenActions'
import { type Check, error, type Finding } from './Finding'

/** Screens for roles that may not do what the screen is for. */
export const checkScreenRights: Check = ({ screens = {}, entities = [], roles }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const entity = entities.find((one) => one.name === screen.entity)
    const needed = neededFor(screen)
    if (!entity?.access || needed.length === 0) return []
    const { access } = entity
    const may = (role: string) => {
      const rights: RoleAccess = own(access, role) ?? {}
      return needed.some((action) => rights[action] !== undefined && rights[action] !== false)
    }
    const what = needed.join(' or ')
    const code = 'screen-without-right'
    if (screen.roles) {
      const known = screen.roles.filter((role) => !roles || Object.hasOwn(roles, role))
      return known
        .filter((role) => !may(role))
        .map((role) =>
          error(
            code,
            `screens.${name}.roles`,
            `The screen is for “${role}”, who may not ${what} a record of “${entity.name}”.`,
            `Grant ${what} to “${role}”, or leave it out.`,
          ),
        )
    }
    if (Object.keys(access).some(may)) return []
    const reason = `The screen shows ${screen.shows === 'settings' ? 'the settings' : `a ${screen.shows}`} of “${entity.name}”, but no role may ${what} a record.`
    return [error(code, `screens.${name}`, reason, `Grant ${what} to a role, or remove the screen.`)]
  })

/** Any of which is enough. A form on a path with a parameter may be for the record there, or for a new one below it. */
function neededFor(screen: SpecifiedScreen) {
  const isBelow = screen.shows === 'form' && screen.path.includes(':')
  return isBelow ? (['update', 'create'] as const) : screenActions(screen)
}
