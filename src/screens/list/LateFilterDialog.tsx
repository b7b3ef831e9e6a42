'use client'

import { Suspense, useState } from 'react'
import { late } from '../../components/late'
import { LateDialogFailure } from '../../components/LateFailure'
import type { FilterDialogProps } from './FilterDialog'

// It brings the controls of every kind of field, and most people only look at a list.
const FilterDialog = late(async () => (await import('./FilterDialog')).FilterDialog, LateDialogFailure)

/** The dialog for one condition, whose code is loaded when it is first opened. */
export function LateFilterDialog(props: FilterDialogProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return (
    used && (
      <Suspense>
        <FilterDialog {...props} />
      </Suspense>
    )
  )
}
