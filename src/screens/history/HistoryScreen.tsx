'use client'

import { useState } from 'react'
import { useLocale } from '../../internal/locale'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import type { ActivityFilter } from './activityState'
import { type HistoryScreenBaseProps, HistoryScreenView } from './HistoryScreenView'
import { type ActivityOptions, useActivity } from './useActivity'

export interface HistoryScreenProps
  extends Omit<ActivityOptions, 'filter'>, Omit<HistoryScreenBaseProps, 'title'> {
  /** Names the screen. @default "History" */
  title?: HistoryScreenBaseProps['title'] | undefined
  /** Which changes are shown; given with `onFilterChange`, the parent keeps it, in the address say. @default the person's, at first all */
  filter?: ActivityFilter | undefined
  /** Called with the changes that a person wants to see. */
  onFilterChange?: ((filter: ActivityFilter) => void) | undefined
}

/** Who did what to which record, over all records of one or more entities, by day. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { targets, only, title, errors: given, filter: givenFilter, onFilterChange, ...rest } = props
  const { t } = useLocale()
  const errors = useErrorCatalogue(given)
  const [chosen, choose] = useState<ActivityFilter>({})
  const filter = givenFilter ?? chosen
  const activity = useActivity({ targets, only, filter, errors })
  return (
    <HistoryScreenView
      {...rest}
      {...activity}
      title={title ?? t('activity.title')}
      errors={errors}
      filter={filter}
      onFilterChange={(next) => {
        choose(next)
        onFilterChange?.(next)
      }}
    />
  )
}
