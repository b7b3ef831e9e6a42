import type { ReferenceTarget } from '../../components/useReference'
import type { ListQuery } from '../../data/DataSource'
import { conditionFilter, restHolds, widerFilter } from '../../data/grantFilter'
import type { FieldOf } from '../../spec/fields/fields'
import { askedOfFields, withOtherValues } from '../../spec/conditions/onOtherRecords'
import { alternativesOf, type When } from '../../spec/conditions/When'
import { askedNow } from '../source/rowQuery'

/** More columns than this are no overview, and too many to read the titles of. */
export const mostColumns = 30

/** A source that cannot filter as the field asks is asked for so many, among which those that fit are found here. */
const mostLookedThrough = 500

/** Read the records that a reference can be set to, the first by their titles. */
export async function readChoosable(
  { entity, source, me }: ReferenceTarget,
  { filter }: FieldOf<'reference'>,
  signal: AbortSignal,
): Promise<readonly object[]> {
  // Other fields, with which it may compare, are known of each record alone.
  const when = alternativesOf(
    askedOfFields(
      withOtherValues((filter as When | undefined) ?? {}, () => undefined),
      entity.fields,
    ),
  )
  const [only, another] = when
  const asked = only && !another ? widerFilter(only, source.can, me) : undefined
  const isWhole = conditionFilter(when, source.can, me) !== undefined
  const query: ListQuery = {
    ...(asked && { filter: asked }),
    ...(source.can.sort.includes(entity.title) && {
      sort: [{ field: entity.title, direction: 'ascending' }],
    }),
    offset: 0,
    limit: isWhole ? mostColumns : mostLookedThrough,
  }
  const { records } = await source.list(askedNow(query), { signal })
  return records.filter(restHolds(when, source.can, { fields: entity.fields, me })).slice(0, mostColumns)
}
