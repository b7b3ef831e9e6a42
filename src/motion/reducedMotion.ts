'use client'

import { createContext, useSyncExternalStore } from 'react'
import type { Animator } from './Animator'

/** `system` follows the person's setting, the others override it. */
export type MotionChoice = 'full' | 'reduced' | 'system'

/** The animator, unless the person asks for reduced motion or it is not loaded yet. */
export const AnimatorContext = createContext<Animator | undefined>(undefined)

/** The speed of movements within: 1 is as the tokens say. */
export const SpeedContext = createContext(1)

const query = '(prefers-reduced-motion: reduce)'

/** Follow the person's setting while the page runs. Until it is known, as on a server, motion is reduced. */
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
