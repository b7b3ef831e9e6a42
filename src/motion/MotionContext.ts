'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** Shows its child with a short movement and lets it leave with one. */
export interface RevealProps {
  /** What is shown, or nothing. */
  children: ReactNode
}

/**
 * What moves, if anything does. `MotionRoot` fills it; without one nothing moves and no page pays for motion,
 * since this file knows no animation library.
 */
export interface MotionParts {
  readonly Reveal: ComponentType<RevealProps>
}

export const MotionContext = createContext<MotionParts | undefined>(undefined)

export function useMotionParts(): MotionParts | undefined {
  return use(MotionContext)
}
