'use client'

import { memo, type ReactNode } from 'react'
import { MovingListItem } from './MovingList'
import type { Carried } from './Reordering'
import { useMotionLocale } from './useMotionLocale'
import type { HandleActions } from './useReorder'

interface ReorderableItemProps<Item> {
  item: Item
  itemKey: string
  index: number
  label: string
  carriedBy: Carried['by'] | undefined
  /** The name of another item that is carried: it can be put down here. */
  otherCarried: string | undefined
  disabled: boolean
  /** The id of the words that tell how to use the handle. */
  hint: string
  actions: HandleActions
  draw: (item: Item, index: number) => ReactNode
}

/** Draws an item and its handle, again only when these change: not with every other item that comes, goes or moves. */
export const ReorderableItem = memo(DrawnItem) as typeof DrawnItem

function DrawnItem<Item>(props: ReorderableItemProps<Item>) {
  const { item, itemKey, index, label, carriedBy, otherCarried, disabled, hint, actions, draw } = props
  const { t } = useMotionLocale()
  const handleLabel =
    otherCarried === undefined
      ? t('reorder.handle', { item: label })
      : t('reorder.putHere', { item: otherCarried, place: index + 1 })
  return (
    <MovingListItem className="sw-Reorderable-item" data-key={itemKey} data-carried={carriedBy}>
      <button
        type="button"
        className="sw-Reorderable-handle"
        aria-label={handleLabel}
        aria-describedby={hint}
        aria-pressed={carriedBy !== undefined}
        disabled={disabled}
        onPointerDown={(event) => actions.onPointerDown(itemKey, event)}
        onPointerUp={actions.onPointerUp}
        onPointerCancel={actions.onPointerUp}
        onClick={() => actions.press(itemKey)}
        onKeyDown={actions.onKeyDown}
      >
        <svg className="sw-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
        </svg>
      </button>
      <div className="sw-Reorderable-content">{draw(item, index)}</div>
    </MovingListItem>
  )
}
