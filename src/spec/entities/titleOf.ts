import type { EntityDeclaration } from './Entity'
import type { Fields } from '../fields/Field'
import { isMissing } from '../values/isMissing'
import { ownValue } from '../values/ownValue'
import { valueText } from '../values/valueText'

/** The title of a record, as a person of the locale reads it; undefined when it has none. */
export function titleOf<F extends Fields>(
  entity: Pick<EntityDeclaration<F>, 'id' | 'title' | 'fields'>,
  record: object,
  locale?: string,
): string | undefined {
  const name = entity.title ?? entity.id
  const [field, value] = [entity.fields[name], ownValue(record, name)]
  return field && !isMissing(value) ? valueText(field, value, locale) : undefined
}
