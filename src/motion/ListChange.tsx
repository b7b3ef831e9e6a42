'use client'

import { classes } from '../internal/classes'
import { BeforeChange } from './BeforeChange'
import { focusBeside, type ListPlace, placeInList } from './giveFocusBack'
import { type ListChangeProps, type ListItemProps, useMotionParts } from './MotionContext'

/**
 * Lets the `ListItem`s of a short list come and go with a movement; without a `MotionProvider` they simply do. Focus that was
 * in one that goes moves to the item in its place.
 */
export function ListChange({ children }: ListChangeProps) {
  const parts = useMotionParts()
  if (parts) return <parts.ListChange>{children}</parts.ListChange>
  return (
    <BeforeChange look={placesOfFocus} change={followFocus}>
      {children}
    </BeforeChange>
  )
}

/** One `<li>` of a `ListChange`, with a key. */
export function ListItem({ className, ...rest }: ListItemProps) {
  const parts = useMotionParts()
  const names = classes('sw-ListItem', className)
  return parts ? <parts.ListItem {...rest} className={names} /> : <li {...rest} className={names} />
}

/** The items that the focus is in, from the innermost to the outermost. */
function placesOfFocus(): readonly ListPlace[] {
  const places: ListPlace[] = []
  let item = document.activeElement?.closest<HTMLElement>('.sw-ListItem')
  while (item) {
    places.push(placeInList(item))
    item = item.parentElement?.closest<HTMLElement>('.sw-ListItem')
  }
  return places
}

/** A browser leaves the focus on the page when what had it is gone. */
function followFocus(places: readonly ListPlace[] = []) {
  if (document.activeElement !== document.body) return
  const gone = places.find(({ item, list }) => !item.isConnected && list?.isConnected)
  if (gone) focusBeside(gone)
}
