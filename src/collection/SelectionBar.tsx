'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '../components/Button'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import {
  countSelected,
  everythingSelected,
  nothingSelected,
  type Selection,
  selectionExtent,
} from './Selection'

export interface SelectionBarProps extends RootProps<HTMLDivElement> {
  /** The selected records; where none is, the bar still stands. */
  selection: Selection
  /** Called when a person selects all that match, or none. */
  onSelectionChange: (selection: Selection) => void
  /** How many records match, as far as it is known. */
  total: number | undefined
  /** So many can be changed at once: of more the bar says so, and offers nothing to do. @default any number */
  limit?: number | undefined
  /** Buttons for the selected records. */
  children?: ReactNode
}

/** Says how many records are selected, selects all that match, and holds what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onSelectionChange, total, limit = Infinity, children, className, ...rest } = props
  const { t } = useLocale()
  const clear = useRef<HTMLButtonElement>(null)
  const count = countSelected(selection, total)
  const extent = selectionExtent(selection, total)
  const isTooMuch = count === undefined ? limit < Infinity : count > limit
  return (
    <div
      {...rest}
      className={classes('sw-SelectionBar', className)}
      role="group"
      aria-label={t('list.selectionActions')}
    >
      <span className="sw-SelectionBar-count">
        {count === undefined ? t('list.selectedAll') : t('list.selected', { count })}
      </span>
      {extent === 'some' && (total ?? 0) <= limit && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onSelectionChange(everythingSelected)
            // This button goes once all are selected.
            clear.current?.focus()
          }}
        >
          {total === undefined ? t('list.selectAll') : t('list.selectAllMatching', { count: total })}
        </Button>
      )}
      <Button ref={clear} variant="quiet" size="small" onClick={() => onSelectionChange(nothingSelected)}>
        {t('list.clearSelection')}
      </Button>
      {isTooMuch ? (
        <span className="sw-SelectionBar-limit">{t('list.selectedTooMany', { count: limit })}</span>
      ) : (
        children !== undefined && <div className="sw-SelectionBar-actions">{children}</div>
      )}
    </div>
  )
}
