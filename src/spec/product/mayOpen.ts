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
  const action = actionOf(screen)
  return !entity || !action || can(accessOf(entity, role), action).allowed
}

function actionOf({ shows, path }: SpecifiedScreen): Action | undefined {
  switch (shows) {
    case 'list':
      return 'list'
    case 'detail':
      return 'read'
    case 'form':
      return path.includes('/:') ? 'update' : 'create'
    case 'status':
    case undefined:
      return undefined
  }
}
