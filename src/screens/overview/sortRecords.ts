import type { ListSort } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { comparisonOf } from '../../spec/values/compareValues'
import { isMissing } from '../../spec/values/isMissing'

/** Put records in an order that their source cannot. What has no value stands last, in either direction. */
export function sortRecords(
  records: readonly Record<string, unknown>[],
  sort: readonly ListSort[],
  { fields }: Entity,
): readonly Record<string, unknown>[] {
  const orders = sort.flatMap(({ field, direction }) => {
    const declared = own(fields, field)
    const sign = direction === 'ascending' ? 1 : -1
    return declared ? [{ field, sign, compare: comparisonOf(declared) }] : []
  })
  return records.toSorted((one, other) => {
    for (const { field, sign, compare } of orders) {
      const lacking = Number(isMissing(one[field])) - Number(isMissing(other[field]))
      if (lacking !== 0) return lacking
      const difference = sign * compare(one[field], other[field])
      if (difference !== 0) return difference
    }
    return 0
  })
}
