'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
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
  const pressed = useRef<number>(undefined)

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
  const latest = useRef(now)
  const reorder = useRef<Reorder>(undefined)

  useLayoutEffect(() => {
    latest.current = now
  })

  const isCarried = carried !== undefined
  useEffect(() => {
    if (isCarried) return () => reorder.current?.stop()
  }, [isCarried])

  /** Act at once where the code is loaded, because a key that is not handled at once scrolls the page. */
  const act = useCallback((how: (loaded: Reorder) => void) => {
    if (reorder.current) how(reorder.current)
    else
      void loadReorder().then(({ createReorder }) => {
        const loaded = reorder.current ?? createReorder(() => latest.current)
        reorder.current = loaded
        how(loaded)
      })
  }, [])

  useEffect(() => {
    act(() => {})
    return () => reorder.current?.stop()
  }, [act])

  const actions = useMemo<HandleActions>(
    () => ({
      press: (key) => act(({ press }) => press(key)),
      onPointerDown(key, { button, pointerId, clientX, clientY, currentTarget }) {
        const item = currentTarget.closest('li')
        if (button !== 0 || !item) return
        pressed.current = pointerId
        act(({ pointAt }) => {
          if (pressed.current === pointerId) pointAt(key, { item, start: { clientX, clientY, pointerId } })
        })
      },
      onPointerUp: () => {
        pressed.current = undefined
      },
      onKeyDown: (event) => act(({ onKeyDown }) => onKeyDown(event)),
    }),
    [act],
  )
  return {
    carried,
    shown: itemsIn(order),
    /** The name of the item that is carried. */
    carriedLabel: carried && labelOf(carried.key),
    actions,
    act,
  }
}

const loadReorder = () => import('./reorder')

/** The changed order, with items that came meanwhile last, and without those that went. */
function orderOf(given: readonly string[], changed: readonly string[]): readonly string[] {
  const present = new Set(given)
  const known = new Set(changed)
  return [...changed.filter((key) => present.has(key)), ...given.filter((key) => !known.has(key))]
}
