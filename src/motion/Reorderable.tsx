'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { MovingList } from './MovingList'
import { ReorderableItem } from './ReorderableItem'
import { type ReorderOptions, useReorder } from './useReorder'
import { useMotionLocale } from './useMotionLocale'

export interface ReorderableProps<Item> extends Omit<ReorderOptions<Item>, 'axis'>, RootProps<HTMLElement> {
  /** The items of the list, in their order. */
  items: readonly Item[]
  /** Tells one item from all others, also when it stands elsewhere. */
  getItemKey: (item: Item) => string | number
  /** Returns an item's name, for its handle and for announcements. */
  getItemLabel: (item: Item) => string
  /** Called with the items in their new order when one was put down elsewhere; keep it at once. */
  onReorder: (items: readonly Item[]) => void
  /** Draws the content after the handle in an item's `<li>`. */
  children: (item: Item, index: number) => ReactNode
  /**
   * Lays the items out one below the other, one beside the other, or in a grid, which decides which arrow keys move an
   * item and where a pointer can take it.
   * @default 'vertical'
   */
  axis?: 'vertical' | 'horizontal' | 'both' | undefined
  /** Names the list, where no heading does. */
  'aria-label'?: string | undefined
  /** Names the list by the id of its heading. */
  'aria-labelledby'?: string | undefined
  /** Shows the order and lets no person change it. @default false */
  disabled?: boolean | undefined
}

/**
 * A list whose order a person changes. By keyboard: Space or Enter on an item's handle picks it up, the arrow keys, Home
 * and End move it, Space or Enter puts it down, Escape puts it back. By pointer: drag a handle, or press it and then the
 * one where the item shall stand. Every step is announced, and the others make room with a movement.
 */
export function Reorderable<Item>(props: ReorderableProps<Item>) {
  const {
    items,
    getItemKey,
    getItemLabel,
    onReorder,
    axis = 'vertical',
    disabled = false,
    children,
    className,
    ...rest
  } = props
  const { t } = useMotionLocale()
  const hint = useId()
  const { carried, carriedLabel, shown, actions, act } = useReorder({
    items,
    getItemKey,
    getItemLabel,
    onReorder,
    axis,
  })

  const keyed = shown.map((item, index) => {
    const key = String(getItemKey(item))
    const isCarried = carried?.key === key
    const node = (
      <ReorderableItem
        item={item}
        itemKey={key}
        index={index}
        label={getItemLabel(item)}
        carriedBy={isCarried ? carried.by : undefined}
        otherCarried={isCarried ? undefined : carriedLabel}
        disabled={disabled}
        hint={hint}
        actions={actions}
        draw={children}
      />
    )
    return { key, node }
  })
  return (
    <>
      <MovingList
        {...rest}
        as="ol"
        className={classes('sw-Reorderable', className)}
        data-axis={axis}
        items={keyed}
        held={carried?.by === 'pointer' ? carried.key : undefined}
        onPlaced={() => act(({ follow }) => follow())}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (carried?.by === 'keys' && !currentTarget.contains(relatedTarget))
            act(({ putDown }) => putDown())
        }}
      />
      <span id={hint} hidden>
        {t('reorder.hint')}
      </span>
    </>
  )
}
