'use client'

import { useMemo } from 'react'
import type { DataSource } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { createGroupings, type ListGrouping } from './listGroups'

export interface ListGroupOptions<Name extends string = string> {
  /**
   * The fields by which a person can group the list: choices, yes or no, references, and dates by month and by year. They
   * need a source that has `facets`, and that can filter by them. With an empty list grouping is not offered.
   * @default those that can be columns
   */
  groupFields?: readonly Name[] | undefined
}

/** By what a list can be grouped, and by what it is. */
export interface ListGroupChoice {
  readonly groupings: readonly ListGrouping[]
  /** The one that is asked for; undefined where the person or the source cannot have it. */
  readonly grouping: ListGrouping | undefined
}

export function useListGrouping<F extends Fields>(
  entity: Entity<F>,
  source: DataSource<RecordBy<F>>,
  names: readonly string[],
  asked: string | undefined,
): ListGroupChoice {
  const { t, locale } = useLocale()
  const groupings = useMemo(
    () => createGroupings(entity, names, source, { t, locale }),
    [entity, names, source, t, locale],
  )
  return useMemo(
    () => ({ groupings, grouping: groupings.find(({ id }) => id === asked) }),
    [groupings, asked],
  )
}

/** How a person chooses the groups, as the tools above a list offer it; nothing where there are none to choose. */
export function useGroupChoice(
  { groupings, grouping }: ListGroupChoice,
  onChange: (group: string | undefined) => void,
) {
  const { t } = useLocale()
  const announce = useAnnounce()
  if (groupings.length === 0) return undefined
  return {
    options: groupings.map(({ id, label }) => ({ value: id, label })),
    value: grouping?.id ?? '',
    onValueChange(id: string) {
      const next = groupings.find((one) => one.id === id)
      onChange(next?.id)
      announce(next ? t('list.groupedBy', { field: next.label }) : t('list.groupedByNone'))
    },
  }
}
