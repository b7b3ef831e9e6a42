'use client'

import { useIsPresent } from 'framer-motion'
import { use } from 'react'
import type { Movement } from './movements'
import { MovesContext } from './stillness'

/**
 * The properties that let one element come and go. What leaves is inert: it cannot be clicked, focused or read while it
 * is on its way. Another name for the same place makes a movement under way end at once, so that a person who turns
 * motion off sees it stop.
 */
export function useMovement(movement: Movement) {
  const moves = use(MovesContext)
  const present = useIsPresent()
  return {
    variants: movement,
    initial: moves ? 'away' : false,
    animate: moves ? 'here' : 'hereAtOnce',
    exit: moves ? 'leaving' : 'leavingAtOnce',
    inert: !present,
  } as const
}
