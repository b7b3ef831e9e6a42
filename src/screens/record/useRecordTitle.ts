'use client'

import { useTitles } from '../../components/useTitles'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

/** The title of a record with those of the records that it refers to: "Gull at Denver". */
export function useRecordTitle<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F> | undefined,
): string | undefined {
  const titleIn = useTitles(entity, record ? [record] : undefined)
  return record && titleIn(record)
}
