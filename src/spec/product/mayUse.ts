import { own } from '../../internal/own'
import type { Access } from '../access/access'
import type { SpecifiedScreen } from './Product'
import { screenActions } from './screenActions'

/** Whether a role may do with some record what a screen is for: any of its actions is enough. */
export function mayUse(access: Access, screen: SpecifiedScreen, role: string): boolean {
  const rights = own(access, role)
  const needed = neededFor(screen)
  return needed.length === 0 || needed.some((action) => (rights?.[action] ?? false) !== false)
}

/** A form on a path with a parameter may be for the record there, or for a new one below it. */
export function neededFor(screen: SpecifiedScreen) {
  const isBelow = screen.shows === 'form' && screen.path.includes(':')
  return isBelow ? (['update', 'create'] as const) : screenActions(screen)
}
