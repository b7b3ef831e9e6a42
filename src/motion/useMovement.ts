'use client'

import { type Ref, use, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { MovementName, Moving } from './Mover'
import { PresenceContext } from './presenceList'
import { MoverContext } from './reducedMotion'

/**
 * Lets one element come and go. What leaves is inert: it cannot be clicked, focused or read while it is on its way. One
 * that comes back before it is gone turns round where it is. When a person turns motion off, what comes has arrived and
 * what goes is gone.
 */
export function useMovement<E extends HTMLElement = HTMLElement>(
  movement: MovementName | undefined,
  given?: Ref<E>,
) {
  const presence = use(PresenceContext)
  const [element, hold] = useSharedRef(given)
  const present = presence?.present ?? true
  useComeAndGo(element, { movement, present, stood: presence?.wasThere ?? true, gone: presence?.remove })
  return { ref: hold, ...outOfReach(!present) }
}

/** Attributes of what is only still seen. */
export function outOfReach(leaving: boolean) {
  return { inert: leaving, 'aria-hidden': leaving || undefined }
}

interface ComeAndGo {
  /** Nothing where something else moves it. */
  movement: MovementName | undefined
  present: boolean
  /** Whether it is simply there at first, or simply not. */
  stood: boolean
  /** Called when it has left; called twice at times. */
  gone: (() => void) | undefined
}

export function useComeAndGo(
  element: { readonly current: HTMLElement | null },
  { movement, present, stood, gone }: ComeAndGo,
) {
  const mover = use(MoverContext)
  /** Where it stands, or where it is going. */
  const goal = useRef(stood)
  const running = useRef<Moving>(undefined)

  useLayoutEffect(() => {
    const turned = present !== goal.current
    if (!turned && (mover || !running.current)) return
    goal.current = present
    const way = present ? 'come' : 'go'
    const moving =
      turned && movement && element.current ? mover?.move(element.current, movement, way) : undefined
    if (!moving) running.current?.stop()
    running.current = moving
    if (!moving) {
      // The list around it learns only after this effect that something has left.
      if (!present) queueMicrotask(() => gone?.())
      return
    }
    void moving.arrived.then(() => {
      if (running.current !== moving) return
      running.current = undefined
      if (!goal.current) gone?.()
    })
  }, [present, mover, movement, element, gone])

  useLayoutEffect(
    () => () => {
      if (!running.current) return
      running.current.stop()
      running.current = undefined
      // React shows again what it has hidden, and in StrictMode does so at once.
      goal.current = !goal.current
    },
    [],
  )
}
