'use client'

import { type Ref, use, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { MovementName, RunningAnimation } from './Animator'
import { PresenceContext } from './presenceList'
import { AnimatorContext } from './reducedMotion'

/**
 * Let one element enter and exit with a movement. While it exits it is inert: it cannot be clicked, focused or read. When
 * it comes back before it is gone, it turns round where it is. When a person turns motion off, it arrives or is gone at once.
 */
export function useMovement<E extends HTMLElement = HTMLElement>(
  movement: MovementName | undefined,
  given?: Ref<E>,
) {
  const presence = use(PresenceContext)
  const [element, hold] = useSharedRef(given)
  const present = presence?.present ?? true
  useEnterAndExit(element, {
    movement,
    present,
    initial: presence?.wasThere ?? true,
    onGone: presence?.remove,
  })
  return { ref: hold, ...outOfReach(!present) }
}

/** Attributes of an element that leaves and is only still seen. */
export function outOfReach(leaving: boolean) {
  return { inert: leaving, 'aria-hidden': leaving || undefined }
}

interface EnterAndExit {
  /** Nothing where something else moves it. */
  movement: MovementName | undefined
  present: boolean
  /** Whether it is there at first without a movement. */
  initial: boolean
  /** Called when it has left; called twice at times. */
  onGone: (() => void) | undefined
}

export function useEnterAndExit(
  element: { readonly current: HTMLElement | null },
  { movement, present, initial, onGone }: EnterAndExit,
) {
  const animator = use(AnimatorContext)
  /** Where it stands, or where it is going. */
  const goal = useRef(initial)
  const running = useRef<RunningAnimation>(undefined)

  useLayoutEffect(() => {
    const turned = present !== goal.current
    if (!turned && (animator || !running.current)) return
    goal.current = present
    const phase = present ? 'enter' : 'exit'
    const animation =
      turned && movement && element.current ? animator?.animate(element.current, movement, phase) : undefined
    if (!animation) running.current?.stop()
    running.current = animation
    if (!animation) {
      // The list around it learns only after this effect that something has left.
      if (!present) queueMicrotask(() => onGone?.())
      return
    }
    void animation.finished.then(() => {
      if (running.current !== animation) return
      running.current = undefined
      if (!goal.current) onGone?.()
    })
  }, [present, animator, movement, element, onGone])

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
