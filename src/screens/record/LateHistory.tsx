import { Suspense } from 'react'
import { late } from '../../components/late'
import type { Fields } from '../../spec/fields/fields'
import type { RecordHistoryProps } from './RecordHistory'

// Most visits do not ask who changed what.
const RecordHistory = late(async () => (await import('./RecordHistory')).RecordHistory)

/** The history of a record, whose code is loaded when it is asked for. */
export function LateHistory<F extends Fields>(props: RecordHistoryProps<F>) {
  return (
    <Suspense>
      <RecordHistory {...props} />
    </Suspense>
  )
}
