'use client'

import { type MotionValue, useIsPresent, visualElementStore } from 'framer-motion'
import { type Ref, use, useEffect } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { Movement } from './movements'
import { MovesContext } from './stillness'

/**
 * The properties that let one element come and go. What leaves is inert: it cannot be clicked, focused or read while it
 * is on its way. When a person turns motion off, what is under way arrives at once.
 */
export function useMovement<E extends HTMLElement>(movement: Movement, given?: Ref<E>) {
  const moves = use(MovesContext)
  const present = useIsPresent()
  const [element, hold] = useSharedRef(given)
  useEffect(() => {
    if (!moves && element.current) arrive(element.current)
  }, [element, moves])
  return {
    ref: hold,
    variants: movement,
    initial: moves ? 'away' : false,
    animate: moves ? 'here' : 'hereAtOnce',
    exit: moves ? 'leaving' : 'leavingAtOnce',
    inert: !present,
  } as const
}

/** Other targets would not stop a movement under way: the library looks at where things go, and that is the same. */
function arrive(element: HTMLElement): void {
  visualElementStore.get(element)?.values.forEach(({ animation }) => {
    if (canComplete(animation)) animation.complete()
  })
}

function canComplete(animation: MotionValue['animation']): animation is Completable {
  return animation !== undefined && 'complete' in animation
}

type Completable = NonNullable<MotionValue['animation']> & { complete: () => void }
