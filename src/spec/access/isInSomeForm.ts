import { own } from '../../internal/own'
import type { Entity } from '../entities/Entity'
import type { RoleAccess } from './access'

/** Whether any role fills in a field in a form. One that transitions alone ask for is in none. */
export function isInSomeForm({ access }: Pick<Entity, 'access'>, name: string): boolean {
  if (access === undefined) return true
  return Object.values<RoleAccess>(access).some(({ create, update, fields }) => {
    const field = own(fields, name)
    return (create && field?.create !== false) || (update && field?.update !== false)
  })
}
