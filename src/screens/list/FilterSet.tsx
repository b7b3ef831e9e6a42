'use client'

import { useState } from 'react'
import { FilterChips } from '../../collection/FilterChips'
import {
  conditionsOf,
  type FilterCondition,
  withCondition,
  withoutCondition,
} from '../../collection/filterConditions'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import type { FilterChanges } from './FilterControls'
import { LateFilterDialog } from './lateFilterDialog'

interface FilterSetProps extends Pick<FilterChanges, 'filters' | 'filter' | 'onFilterChange'> {
  /** Called when no chip is left to take the focus. */
  onLast: () => void
}

/** A chip for each condition that is set, and the dialog that changes it. */
export function FilterSet({ filters, filter, onFilterChange, onLast }: FilterSetProps) {
  const { t } = useLocale()
  const announce = useAnnounce()
  const [asking, setAsking] = useState(false)
  const [edited, setEdited] = useState<FilterCondition>()
  const conditions = conditionsOf(filter)
  return (
    <>
      {conditions.length > 0 && (
        <FilterChips
          filters={filters}
          conditions={conditions}
          onEdit={(condition) => {
            setEdited(condition)
            setAsking(true)
          }}
          onRemove={(condition, label) => {
            onFilterChange(withoutCondition(filter, condition))
            announce(t('filter.removed', { label }))
          }}
          onClear={() => {
            onFilterChange(undefined)
            announce(t('filter.none'))
          }}
          onLast={onLast}
        />
      )}
      <LateFilterDialog
        open={asking}
        filters={filters}
        condition={edited}
        onApply={(condition) => {
          setAsking(false)
          // A condition that was changed into one of another field or comparison leaves its own place.
          const before = edited ? withoutCondition(filter, edited) : filter
          onFilterChange(withCondition(before, condition))
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
