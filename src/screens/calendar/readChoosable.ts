import type { ReferenceTarget } from '../../components/useReference'
import { mostLookedThrough, readableCondition } from '../../fields/readableCondition'
import type { FieldOf } from '../../spec/fields/fields'
import { withOtherValues } from '../../spec/conditions/onOtherRecords'

/** More columns than this are no overview, and too many to read the titles of. */
export const mostColumns = 30

/** Read the records that a reference can be set to, the first by their titles. */
export async function readChoosable(
  target: ReferenceTarget,
  { filter = {} }: FieldOf<'reference'>,
  signal: AbortSignal,
): Promise<readonly object[]> {
  const { entity, source } = target
  // Other fields, with which it may compare, are known of each record alone.
  const condition = readableCondition(
    withOtherValues(filter, () => undefined),
    target,
  )
  const { records } = await source.list(
    {
      ...(condition.asked && { filter: condition.asked }),
      ...(source.can.sort.includes(entity.title) && {
        sort: [{ field: entity.title, direction: 'ascending' }],
      }),
      offset: 0,
      limit: condition.isNarrower ? mostLookedThrough : mostColumns,
    },
    { signal },
  )
  return records.filter(condition.restHolds).slice(0, mostColumns)
}
