'use client'

import { createContext, useSyncExternalStore } from 'react'
import type { Mover } from './Mover'

/** Who decides whether anything moves. */
export type MotionChoice = 'full' | 'reduced' | 'system'

/** Moves things, if these may move now: not while the person asks for stillness, nor before it has been loaded. */
export const MoverContext = createContext<Mover | undefined>(undefined)

/** How fast things move within: 1 is as the tokens say. */
export const SpeedContext = createContext(1)

const query = '(prefers-reduced-motion: reduce)'

/** Follows the person's setting while the page runs. Until it is known, as on a server, everything is still. */
export function useReducedMotion(choice: MotionChoice): boolean {
  const asked = useSyncExternalStore(subscribe, read, () => true)
  return choice === 'system' ? asked : choice === 'reduced'
}

function subscribe(listener: () => void): () => void {
  const setting = matchMedia(query)
  setting.addEventListener('change', listener)
  return () => setting.removeEventListener('change', listener)
}

function read(): boolean {
  return matchMedia(query).matches
}
