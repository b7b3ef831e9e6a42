'use client'

import { use, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { SnapshotBeforeUpdate } from './SnapshotBeforeUpdate'
import { moveFocusToNeighbour } from './restoreFocus'
import type { MotionListItemProps, MotionListProps } from './MotionContext'
import type { ListAnimation, Places } from './Animator'
import { PresenceList, PresenceContext, usePresenceList } from './presenceList'
import { AnimatorContext } from './reducedMotion'
import { outOfReach } from './useMovement'

export interface MovingListProps extends MotionListProps {
  /** Called when the items stand where they belong, before any of them moves. */
  onPlaced?: (() => void) | undefined
  /** The item that a pointer drags: it glides only once it is released. */
  held?: string | undefined
}

/** A list whose items glide from where they stood before a change to where they stand after it. */
export function MovingList({ as: Element, items, onPlaced, held, ref, ...rest }: MovingListProps) {
  const animator = use(AnimatorContext)
  const [root, hold] = useSharedRef(ref)
  const [entries, remove] = usePresenceList(items)
  const animation = useRef<ListAnimation>(undefined)
  const shown = entries.map(({ key, present }) => `${present ? '' : '-'}${key}`).join('\n')
  const seen = useRef(shown)
  const holding = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!animator || !root.current) return
    const created = animator.createListAnimation(root.current)
    animation.current = created
    return () => {
      created.finish()
      animation.current = undefined
    }
  }, [animator, root])

  function change(before: Places | undefined) {
    if (held !== undefined && holding.current !== held) animation.current?.hold(held)
    onPlaced?.()
    if (seen.current !== shown) place(before)
    if (held === undefined && holding.current !== undefined) release(holding.current)
    holding.current = held
  }

  function release(key: string) {
    animation.current?.release()
    // Where nothing moves, nothing else takes this away.
    const item = [...(root.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.key === key,
    )
    if (item instanceof HTMLElement) item.style.removeProperty('translate')
  }

  function place(before: Places | undefined) {
    seen.current = shown
    for (const item of root.current?.querySelectorAll<HTMLElement>(':scope > [inert]') ?? [])
      moveFocusToNeighbour(item)
    if (before && animation.current) animation.current.play(before, remove)
    else for (const { key, present } of entries) if (!present) remove(key)
  }

  return (
    <SnapshotBeforeUpdate
      getSnapshot={() => (seen.current === shown ? undefined : animation.current?.measure())}
      onUpdate={change}
    >
      <Element {...rest} ref={hold} role="list">
        <PresenceList entries={entries} remove={remove} />
      </Element>
    </SnapshotBeforeUpdate>
  )
}

export function MovingListItem(props: MotionListItemProps) {
  return <li {...props} {...outOfReach(use(PresenceContext)?.present === false)} />
}
