import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { labelOf } from '../../spec/labels/labels'

/** The label of a field. */
export function labelIn(entity: Pick<Entity, 'name' | 'fields'>, name: string, locale: string): string {
  const field = own(entity.fields, name)
  if (!field) fail(`“${entity.name}” has no field “${name}”, so that no screen can show it. Check the name.`)
  return labelOf(field, name, locale)
}
