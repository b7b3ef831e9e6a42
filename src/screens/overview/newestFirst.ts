import type { ListSort } from '../../data/DataSource'
import { evaluate, type When } from '../../spec/conditions/When'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import type { Asked } from './readMatching'

interface Reading {
  readonly sort?: readonly ListSort[] | undefined
  readonly isPast?: ((record: Record<string, unknown>) => boolean) | undefined
}

/**
 * Read the newest records first, because of more than are read it is they that count, and end with the first that is too old.
 *
 * @param by the date or the instant of a record
 * @param stretch the condition on it, with its beginning as `gte`
 * @returns nothing where the source cannot put records in this order
 */
export function newestFirst({ entity, source, me }: Asked, by: string, stretch: When): Reading {
  if (!source.can.sort.includes(by)) return {}
  const since = { [by]: { gte: ownValue(ownValue(stretch, by), 'gte') } } as When
  let isDated = false
  return {
    sort: [{ field: by, direction: 'descending' }],
    isPast: (record) => {
      // Sources put those without a date before all others, or after them: then the others have all been seen.
      if (isMissing(record[by])) return isDated
      isDated = true
      return !evaluate(since, record, { fields: entity.fields, me })
    },
  }
}
