'use client'

import { type ReferenceTarget, useReferenceTarget } from '../components/useReference'
import type { RecordId } from '../data/DataSource'
import { useReferenceOptions } from '../fields/useReferenceOptions'
import { useLocaleWith } from '../internal/useLocaleWith'
import { unitList } from '../messages/listText'
import type { FieldOf } from '../spec/fields/fields'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { valueText } from '../spec/values/valueText'

interface ReferenceAnswerProps {
  field: FieldOf<'reference'>
  /** An id, or several. */
  value: unknown
}

/** The titles of the records that were chosen; the ids where no provider says where to find them. */
export function ReferenceAnswer({ field, value }: ReferenceAnswerProps) {
  const { locale } = useLocaleWith()
  const target = useReferenceTarget(field.to)
  if (!target) return valueText(field, value, locale)
  return <Titles target={target} ids={[value].flat().filter(isTextOrNumber)} />
}

function Titles({ target, ids }: { target: ReferenceTarget; ids: readonly RecordId[] }) {
  const { locale } = useLocaleWith()
  const { selected } = useReferenceOptions(target, ids, undefined)
  return unitList(
    selected.map(({ label }) => label),
    locale,
    'short',
  )
}
