import type { EntityDeclaration } from './Entity'
import type { Fields } from '../fields/Field'
import { isMissing } from '../values/isMissing'
import { ownValue } from '../values/ownValue'
import { valueText } from '../values/valueText'

/** What names a record to a person of the locale; nothing when it has no title. */
export function titleOf<F extends Fields>(
  entity: Pick<EntityDeclaration<F>, 'id' | 'title' | 'fields'>,
  record: object,
  locale?: string,
): string | undefined {
  const name = entity.title ?? entity.id
  const [field, value] = [entity.fields[name], ownValue(record, name)]
  return field && !isMissing(value) ? valueText(field, value, locale) : undefined
}
