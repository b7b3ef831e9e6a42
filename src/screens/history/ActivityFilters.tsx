'use client'

import { SelectField } from '../../fields/SelectField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishActivity } from '../../messages/englishActivity'
import type { ActivityFilter, ActivityKind } from './activityState'

interface ActivityFiltersProps {
  kinds: readonly ActivityKind[]
  people: readonly string[]
  filter: ActivityFilter
  onFilterChange: (filter: ActivityFilter) => void
}

/** So many last days can be chosen. */
const stretches = [1, 7, 30, 365]

/** Whose changes are shown, of what, and since when. */
export function ActivityFilters({ kinds, people, filter, onFilterChange }: ActivityFiltersProps) {
  const { t } = useScreenLocale(englishActivity)
  const { kind, by, days } = filter
  return (
    <div className="sw-HistoryScreen-filters" role="group" aria-label={t('activity.filter')}>
      {kinds.length > 1 && (
        <SelectField
          label={t('activity.kind')}
          value={kind ?? ''}
          emptyLabel={t('activity.allKinds')}
          options={kinds.map(({ name, label }) => ({ value: name, label }))}
          onValueChange={(next) => onFilterChange({ ...filter, kind: next ?? undefined })}
        />
      )}
      {people.length > 1 && (
        <SelectField
          label={t('activity.person')}
          value={by ?? ''}
          emptyLabel={t('activity.allPeople')}
          options={people.map((name) => ({ value: name, label: name }))}
          onValueChange={(next) => onFilterChange({ ...filter, by: next ?? undefined })}
        />
      )}
      <SelectField
        label={t('activity.since')}
        value={days === undefined ? '' : String(days)}
        emptyLabel={t('activity.allTimes')}
        options={stretches.map((count) => ({ value: String(count), label: t('activity.days', { count }) }))}
        onValueChange={(next) =>
          onFilterChange({ ...filter, days: next === null ? undefined : Number(next) })
        }
      />
    </div>
  )
}
