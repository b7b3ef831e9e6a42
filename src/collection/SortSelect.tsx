'use client'

import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CSSProperties, Ref } from 'react'
import type { ListSort } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'
import { withSortAt } from './nextSort'

export interface SortSelectProps extends DataAttributes {
  /** The columns; only those that are `sortable` are offered. */
  columns: readonly {
    readonly id: string
    readonly header: string
    readonly sortable?: boolean | undefined
  }[]
  /** The order now: the first column decides, the next one among those that are equal. */
  sort: readonly ListSort[] | undefined
  /** Called with the order asked for; an empty one means as the source gives the records. */
  onSortChange: (sort: readonly ListSort[]) => void
  /** Which of the order's columns it chooses: 0 the one that decides, 1 the next. @default 0 */
  rank?: number | undefined
  /** Whether a first column always decides, so that "As they come" is not offered. @default false */
  required?: boolean | undefined
  /** Added to the root's own class. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/** Chooses the order of a list that shows no headers to press, as one of cards. */
export function SortSelect(props: SortSelectProps) {
  const {
    columns,
    sort = [],
    onSortChange,
    rank = 0,
    required = false,
    className,
    ref,
    style,
    ...rest
  } = props
  const { t } = useLocale()
  const chosen = sort[rank]
  const before = new Set(sort.slice(0, rank).map(({ field }) => field))
  return (
    <span {...rest} style={style} className={classes('sw-SortSelect', className)}>
      <ArrowUpDown className="sw-icon sw-SortSelect-icon" aria-hidden="true" />
      <select
        ref={ref}
        className="sw-SortSelect-control"
        aria-label={t(rank > 0 ? 'list.sortThen' : 'list.sortBy')}
        value={chosen ? `${chosen.direction} ${chosen.field}` : ''}
        onChange={(event) => onSortChange(withSortAt(sort, rank, sortFrom(event.currentTarget.value)))}
      >
        {(rank > 0 || !required || !chosen) && (
          <option value="">{t(rank > 0 ? 'list.sortNoneThen' : 'list.sortNone')}</option>
        )}
        {columns
          .filter(({ id, sortable }) => sortable && !before.has(id))
          .flatMap(({ id, header }) => [
            <option key={`up ${id}`} value={`ascending ${id}`}>
              {t('list.sortAscending', { column: header })}
            </option>,
            <option key={`down ${id}`} value={`descending ${id}`}>
              {t('list.sortDescending', { column: header })}
            </option>,
          ])}
      </select>
      <ChevronDown className="sw-icon sw-SortSelect-arrow" aria-hidden="true" />
    </span>
  )
}

function sortFrom(value: string): ListSort | undefined {
  const [direction] = value.split(' ', 1)
  if (direction !== 'ascending' && direction !== 'descending') return undefined
  return { direction, field: value.slice(direction.length + 1) }
}
