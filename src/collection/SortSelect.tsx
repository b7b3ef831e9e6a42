'use client'

import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { CSSProperties, Ref } from 'react'
import type { ListSort } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'

export interface SortSelectProps extends DataAttributes {
  /** The columns; only those that are `sortable` are offered. */
  columns: readonly { readonly id: string; readonly header: string; readonly sortable?: boolean }[]
  /** The order now. */
  sort: ListSort | undefined
  /** Called with the order asked for; nothing means as the source gives the records. */
  onSortChange: (sort: ListSort | undefined) => void
  /** Added to the root's own class. */
  className?: string
  /** Set on the root. */
  style?: CSSProperties
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement>
}

/** Chooses the order of a list that shows no headers to press, as one of cards. */
export function SortSelect({ columns, sort, onSortChange, className, ref, style, ...rest }: SortSelectProps) {
  const { t } = useLocale()
  return (
    <span {...rest} style={style} className={classes('sw-SortSelect', className)}>
      <ArrowUpDown className="sw-icon sw-SortSelect-icon" aria-hidden="true" />
      <select
        ref={ref}
        className="sw-SortSelect-control"
        aria-label={t('list.sortBy')}
        value={sort ? `${sort.direction} ${sort.field}` : ''}
        onChange={(event) => onSortChange(sortFrom(event.currentTarget.value))}
      >
        <option value="">{t('list.sortNone')}</option>
        {columns
          .filter(({ sortable }) => sortable)
          .flatMap(({ id, header }) => [
            <option key={`up ${id}`} value={`ascending ${id}`}>
              {t('list.sortAscending', { column: header })}
            </option>,
            <option key={`down ${id}`} value={`descending ${id}`}>
              {t('list.sortDescending', { column: header })}
            </option>,
          ])}
      </select>
    </span>
  )
}

function sortFrom(value: string): ListSort | undefined {
  const [direction] = value.split(' ', 1)
  if (direction !== 'ascending' && direction !== 'descending') return undefined
  return { direction, field: value.slice(direction.length + 1) }
}
