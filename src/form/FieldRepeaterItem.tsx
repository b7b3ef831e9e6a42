'use client'

import Trash2 from 'lucide-react/icons/trash-2'
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

interface FieldRepeaterItemProps {
  itemKey: symbol
  index: number
  label: string
  heading: boolean
  /** Why none can be removed now. */
  fixed: string | undefined
  remove: ((key: symbol) => void) | undefined
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
          icon={<Trash2 className="sw-icon" />}
          {...(fixed !== undefined && { disabledReason: fixed })}
          onClick={() => remove(itemKey)}
        />
      )}
      <PlaceContext value={place}>
        <div className="sw-FieldRepeater-fields">{draw({ key: itemKey, index, label })}</div>
      </PlaceContext>
    </div>
  )
})
