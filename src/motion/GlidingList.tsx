'use client'

import { type HTMLAttributes, type LiHTMLAttributes, type Ref, use, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { BeforeChange } from './BeforeChange'
import { giveFocusToNeighbour } from './giveFocusBack'
import type { ListStage, Places } from './Mover'
import { PresenceList, type Keyed, PresenceContext, usePresenceList } from './presenceList'
import { MoverContext } from './reducedMotion'
import { outOfReach } from './useMovement'

export interface GlidingListProps extends HTMLAttributes<HTMLElement> {
  as: 'ul' | 'ol'
  /** `GlidingItem`s with their keys; another array only when it holds something else. */
  items: readonly Keyed[]
  /** Called when the items stand where they belong, before any of them moves. */
  onPlaced?: (() => void) | undefined
  /** The item that a pointer drags: it glides only when it is let go. */
  held?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A list that sees where its items stand before and after each change, and has them glide from there to here. */
export function GlidingList({ as: Element, items, onPlaced, held, ref, ...rest }: GlidingListProps) {
  const mover = use(MoverContext)
  const [root, hold] = useSharedRef(ref)
  const [entries, remove] = usePresenceList(items)
  const stage = useRef<ListStage>(undefined)
  const shown = entries.map(({ key, present }) => `${present ? '' : '-'}${key}`).join('\n')
  const seen = useRef(shown)
  const holding = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!mover || !root.current) return
    const made = mover.createListStage(root.current)
    stage.current = made
    return () => {
      made.clear()
      stage.current = undefined
    }
  }, [mover, root])

  function change(before: Places | undefined) {
    if (held !== undefined && holding.current !== held) stage.current?.hold(held)
    onPlaced?.()
    if (seen.current !== shown) place(before)
    if (held === undefined && holding.current !== undefined) letGo(holding.current)
    holding.current = held
  }

  function letGo(key: string) {
    stage.current?.letGo()
    // Where nothing moves it is simply there.
    const item = [...(root.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.key === key,
    )
    if (item instanceof HTMLElement) item.style.removeProperty('translate')
  }

  function place(before: Places | undefined) {
    seen.current = shown
    for (const item of root.current?.querySelectorAll<HTMLElement>(':scope > [inert]') ?? [])
      giveFocusToNeighbour(item)
    if (before && stage.current) stage.current.play(before, remove)
    else for (const { key, present } of entries) if (!present) remove(key)
  }

  return (
    <BeforeChange look={() => (seen.current === shown ? undefined : stage.current?.look())} change={change}>
      <Element {...rest} ref={hold} role="list">
        <PresenceList entries={entries} remove={remove} />
      </Element>
    </BeforeChange>
  )
}

export interface GlidingItemProps extends LiHTMLAttributes<HTMLLIElement> {
  'data-key': string
}

export function GlidingItem(props: GlidingItemProps) {
  return <li {...props} {...outOfReach(use(PresenceContext)?.present === false)} />
}
