'use client'

import { Fragment, type ReactNode, type Ref, useMemo } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { type MotionListProps, useMotionParts } from './MotionContext'
import { focusBeside, type ListPlace, placeInList } from './restoreFocus'
import { SnapshotBeforeUpdate } from './SnapshotBeforeUpdate'

export interface ListTransitionProps<Item> extends RootProps<HTMLElement> {
  /** The items of the list, in its order. */
  items: readonly Item[]
  /** Tells one item from all others, also when it stands elsewhere. */
  getItemKey: (item: Item) => string | number
  /** Draws the content of an item's `<li>`. */
  children: (item: Item, index: number) => ReactNode
  /** Makes the list ordered (`ol`) where the order of its items says something. @default 'ul' */
  as?: 'ul' | 'ol' | undefined
  /** Names the list, where no heading does. */
  'aria-label'?: string | undefined
  /** Names the list by the id of its heading. */
  'aria-labelledby'?: string | undefined
  /** Added to `sw-ListTransition`; lay the items out with it, as a column, a row or a grid. */
  className?: string | undefined
  /** Added to `sw-ListTransition-item`. */
  itemClassName?: string | undefined
  id?: string | undefined
}

/**
 * A list whose items come, go and change places with a movement, in whatever way they are laid out. An item that leaves
 * is out of reach at once and the others close up; focus that was in it goes to the item in its place. Only items in
 * sight move, and none at all where these are more than 120. Without a `MotionProvider` it is a plain list, which loads
 * no animation code and keeps the focus all the same.
 */
export function ListTransition<Item>(props: ListTransitionProps<Item>) {
  const { items, getItemKey, children, as = 'ul', className, itemClassName, ...rest } = props
  const { List, ListItem } = useMotionParts() ?? plain
  const keyed = useMemo(
    () =>
      items.map((item, index) => {
        const key = String(getItemKey(item))
        const node = (
          <ListItem className={classes('sw-ListTransition-item', itemClassName)} data-key={key}>
            {children(item, index)}
          </ListItem>
        )
        return { key, node }
      }),
    [ListItem, items, getItemKey, children, itemClassName],
  )
  return <List {...rest} as={as} items={keyed} className={classes('sw-ListTransition', className)} />
}

function PlainList({ as: Element, items, ref, ...rest }: MotionListProps) {
  return (
    <SnapshotBeforeUpdate getSnapshot={placesOfFocus} onUpdate={followFocus}>
      <Element {...rest} ref={ref as Ref<never>} role="list">
        {items.map(({ key, node }) => (
          <Fragment key={key}>{node}</Fragment>
        ))}
      </Element>
    </SnapshotBeforeUpdate>
  )
}

const plain = { List: PlainList, ListItem: 'li' } as const

const itemSelector = '.sw-ListTransition-item'

/** The items that the focus is in, from the innermost to the outermost. */
function placesOfFocus(): readonly ListPlace[] {
  const places: ListPlace[] = []
  let item = document.activeElement?.closest<HTMLElement>(itemSelector)
  while (item) {
    places.push(placeInList(item))
    item = item.parentElement?.closest<HTMLElement>(itemSelector)
  }
  return places
}

/** Move the focus to the neighbour of the item that had it: where that item goes, a browser leaves it on the page. */
function followFocus(places: readonly ListPlace[] = []) {
  if (document.activeElement !== document.body) return
  const gone = places.find(({ item, list }) => !item.isConnected && list?.isConnected)
  if (gone) focusBeside(gone)
}
