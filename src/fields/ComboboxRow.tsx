'use client'

import type { VirtualItem } from '@tanstack/react-virtual'
import { canBePicked, type OptionRow, type PickedRow } from './optionRows'

export interface ComboboxRowProps {
  id: string
  row: OptionRow
  /** Where it stands in the list. */
  item: VirtualItem
  measure: (element: Element | null) => void
  /** The number of all that can be taken. */
  count: number
  isActive: boolean
  isChosen: boolean
  onPick: (row: PickedRow) => void
  onPoint: (index: number) => void
}

/** A row of a list of options, at its place: the name of a group, an option, or something to do. */
export function ComboboxRow({
  id,
  row,
  item,
  measure,
  count,
  isActive,
  isChosen,
  onPick,
  onPoint,
}: ComboboxRowProps) {
  const place = { transform: `translateY(${item.start}px)` }
  if (row.kind === 'group') {
    return (
      <div
        ref={measure}
        data-index={item.index}
        className="sw-ComboboxField-group"
        style={place}
        aria-hidden="true"
      >
        {row.label}
      </div>
    )
  }
  const disabled = !canBePicked(row)
  const description = row.kind === 'option' ? row.option.description : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the input's, which keeps the focus
    <div
      ref={measure}
      id={id}
      data-index={item.index}
      className="sw-ComboboxField-option"
      role="option"
      style={place}
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      aria-posinset={row.position}
      aria-setsize={count}
      data-active={isActive ? '' : undefined}
      data-apart={row.kind === 'option' && row.apart ? '' : undefined}
      data-action={row.kind === 'action' ? row.action : undefined}
      onClick={disabled ? undefined : () => onPick(row)}
      onPointerMove={(event) => {
        // Rows that move under a pointer at rest are not pointed at.
        if (!disabled && !isActive && (event.movementX !== 0 || event.movementY !== 0)) onPoint(item.index)
      }}
    >
      <span className="sw-ComboboxField-label">{row.kind === 'option' ? row.option.label : row.label}</span>
      {isChosen && checkMark}
      {description !== undefined && <span className="sw-ComboboxField-description">{description}</span>}
    </div>
  )
}

/** Lucide's check. */
const checkMark = (
  <svg className="sw-icon sw-ComboboxField-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M20 6 9 17l-5-5" />
  </svg>
)
