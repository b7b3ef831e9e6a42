'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useState } from 'react'
import { useAnnounce } from '../internal/announce'
import type { Layout } from './moveIn'
import type { Reorder } from './reorder'
import type { Carried, Reordering } from './Reordering'
import { useMotionLocale } from './useMotionLocale'

export interface ReorderOptions<Item> {
  items: readonly Item[]
  getItemKey: (item: Item) => string | number
  getItemLabel: (item: Item) => string
  onReorder: (items: readonly Item[]) => void
  axis: Layout['axis']
}

/** The handlers of each item's handle, the same for as long as the list is there. */
export interface HandleActions {
  readonly press: (key: string) => void
  readonly onPointerDown: (key: string, event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Hold the state of a list whose order a person changes. */
export function useReorder<Item>({ items, getItemKey, getItemLabel, onReorder, axis }: ReorderOptions<Item>) {
  const { t } = useMotionLocale()
  const announce = useAnnounce()
  const [state, carry] = useState<Carried>()

  const byKey = new Map(items.map((item) => [String(getItemKey(item)), item]))
  const given = [...byKey.keys()]
  // An item that was removed elsewhere is carried no longer.
  const carried = state && byKey.has(state.key) ? state : undefined
  if (state && !carried) carry(undefined)
  const order = carried ? orderOf(given, carried.order) : given
  const itemsIn = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const labelOf = (key: string) => itemsIn([key]).map(getItemLabel).join('')

  const now: Reordering = {
    carried,
    given,
    order,
    axis,
    carry,
    onReorder: (keys) => onReorder(itemsIn(keys)),
    tell: (word, key, keys) =>
      announce(
        t(word, { item: labelOf(key), place: keys.indexOf(key) + 1, total: keys.length }),
        'assertive',
      ),
  }
  const [{ act, actions, follow, stop }] = useState(() => createHandles(now))

  useLayoutEffect(() => follow(now))

  const isCarried = carried !== undefined
  useEffect(() => {
    if (isCarried) return stop
  }, [isCarried, stop])

  useEffect(() => {
    act(() => {})
    return stop
  }, [act, stop])

  return {
    carried,
    shown: itemsIn(order),
    /** The name of the item that is carried. */
    carriedLabel: carried && labelOf(carried.key),
    actions,
    act,
  }
}

/** Hear the handles of a list: the same functions for as long as it is there, so that no item is drawn for them. */
function createHandles(first: Reordering) {
  let latest = first
  let reorder: Reorder | undefined
  let pressed: number | undefined

  /** Act at once where the code is loaded, because a key that is not handled at once scrolls the page. */
  function act(how: (loaded: Reorder) => void) {
    if (reorder) how(reorder)
    else
      void loadReorder().then(({ createReorder }) => {
        reorder ??= createReorder(() => latest)
        how(reorder)
      })
  }

  const actions: HandleActions = {
    press: (key) => act(({ press }) => press(key)),
    onPointerDown(key, { button, pointerId, clientX, clientY, currentTarget }) {
      const item = currentTarget.closest('li')
      if (button !== 0 || !item) return
      pressed = pointerId
      act(({ pointAt }) => {
        if (pressed === pointerId) pointAt(key, { item, start: { clientX, clientY, pointerId } })
      })
    },
    onPointerUp: () => {
      pressed = undefined
    },
    onKeyDown: (event) => act(({ onKeyDown }) => onKeyDown(event)),
  }
  return {
    act,
    actions,
    follow: (now: Reordering) => void (latest = now),
    stop: () => reorder?.stop(),
  }
}

const loadReorder = () => import('./reorder')

/** The changed order, with items that came meanwhile last, and without those that went. */
function orderOf(given: readonly string[], changed: readonly string[]): readonly string[] {
  const present = new Set(given)
  const known = new Set(changed)
  return [...changed.filter((key) => present.has(key)), ...given.filter((key) => !known.has(key))]
}
