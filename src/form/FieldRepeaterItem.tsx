'use client'

import { memo, type ReactNode, useId } from 'react'
import { IconButton } from '../components/IconButton'
import { useLocaleWith } from '../internal/useLocaleWith'
import { repeaterTexts } from '../messages/forms/repeaterTexts'
import { PlaceContext, usePlace } from './Place'

/** One item of a list, as its fields are drawn. */
export interface RepeaterItem {
  /** The item itself, wherever it stands: the name of a field that draws it whole. */
  readonly key: symbol
  /** Where it stands now, from 0. */
  readonly index: number
  /** Its name: "Line 1". */
  readonly label: string
}

export interface FieldRepeaterItemProps {
  itemKey: symbol
  index: number
  label: string
  heading: boolean
  /** Why none can be removed now. */
  fixed: string | undefined
  remove: ((key: symbol, label: string) => void) | undefined
  draw: (item: RepeaterItem) => ReactNode
}

/** Draws an item and its button, again only when these change: not with every other item that comes, goes or moves. */
export const FieldRepeaterItem = memo(function FieldRepeaterItem(props: FieldRepeaterItemProps) {
  const { itemKey, index, label, heading, fixed, remove, draw } = props
  const { t } = useLocaleWith(repeaterTexts)
  const place = usePlace(itemKey)
  const labelId = useId()
  return (
    <div
      className="sw-FieldRepeater-item"
      data-heading={heading || undefined}
      {...(heading && { role: 'group', 'aria-labelledby': labelId })}
    >
      {heading && (
        <div id={labelId} className="sw-FieldRepeater-heading">
          {label}
        </div>
      )}
      {remove && (
        <IconButton
          className="sw-FieldRepeater-remove"
          size="small"
          label={t('repeater.remove', { item: label })}
          icon={trash}
          {...(fixed !== undefined && { disabledReason: fixed })}
          onClick={() => remove(itemKey, label)}
        />
      )}
      <PlaceContext value={place}>
        <div className="sw-FieldRepeater-fields">{draw({ key: itemKey, index, label })}</div>
      </PlaceContext>
    </div>
  )
})

/** Lucide's trash, as one element for all items and not a component in each. */
const trash = (
  <svg
    className="sw-icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M10 11v6" />
    <path d="M14 11v6" />
    <path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6" />
    <path d="M3 6h18" />
    <path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />
  </svg>
)
