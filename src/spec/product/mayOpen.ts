import { accessOf, type Action } from '../access/accessOf'
import { can } from '../access/can'
import type { Product, SpecifiedScreen } from './Product'

/**
 * Whether a role may open a screen: it is among the screen's `roles`, and it may do with some record what the screen is for.
 * What it may do with the very record is said by the screen.
 */
export function mayOpen(product: Product, screen: SpecifiedScreen, role: string | undefined): boolean {
  if (screen.roles && (role === undefined || !screen.roles.includes(role))) return false
  const entity = product.entities?.find(({ name }) => name === screen.entity)
  const actions = actionsOf(screen)
  if (!entity || actions.length === 0) return true
  return actions.some((action) => can(accessOf(entity, role), action).allowed)
}

/** What a screen is for: one of these is enough. */
function actionsOf({ shows, path }: SpecifiedScreen): readonly Action[] {
  switch (shows) {
    case 'list':
      return ['list']
    case 'detail':
      return ['read']
    case 'form':
      return [path.includes('/:') ? 'update' : 'create']
    case 'import':
      return ['create', 'update']
    case 'status':
    case undefined:
      return []
  }
}
