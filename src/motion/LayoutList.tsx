'use client'

import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { GlidingItem, GlidingList } from './GlidingList'

export interface LayoutListProps<Item> extends DataAttributes {
  /** What the list shows, in its order. */
  items: readonly Item[]
  /** Tells one item from all others, also when it stands elsewhere. */
  getItemKey: (item: Item) => string | number
  /** Draws what is in an item's `<li>`. */
  children: (item: Item, index: number) => ReactNode
  /** Whether the order says something by its numbers. @default 'ul' */
  as?: 'ul' | 'ol'
  /** Names the list, where no heading does. */
  'aria-label'?: string
  /** Names the list by the id of its heading. */
  'aria-labelledby'?: string
  /** Added to `sw-LayoutList`; lay the items out with it, as a column, a row or a grid. */
  className?: string
  /** Added to `sw-LayoutList-item`. */
  itemClassName?: string
  style?: CSSProperties
  ref?: Ref<HTMLElement>
}

/**
 * A list whose items come, go and change places with a movement, in whatever way they are laid out. What leaves is out
 * of reach at once and the others close up; focus that was in it goes to the item in its place. Only items in sight
 * move, and none at all where these are more than 120. Without a `MotionProvider` nothing moves.
 */
export function LayoutList<Item>(props: LayoutListProps<Item>) {
  const { items, getItemKey, children, as = 'ul', className, itemClassName, ...rest } = props
  const keyed = useMemo(
    () =>
      items.map((item, index) => {
        const key = String(getItemKey(item))
        const node = (
          <GlidingItem className={classes('sw-LayoutList-item', itemClassName)} data-key={key}>
            {children(item, index)}
          </GlidingItem>
        )
        return { key, node }
      }),
    [items, getItemKey, children, itemClassName],
  )
  return <GlidingList {...rest} as={as} items={keyed} className={classes('sw-LayoutList', className)} />
}
