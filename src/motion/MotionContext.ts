'use client'

import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, type Ref, use } from 'react'

/** Shows its child with a short movement and lets it leave with one. */
export interface RevealProps {
  /** What is shown, or nothing. */
  children: ReactNode
}

export interface ScreenChangeProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the screen within. Another name is another screen: it comes in and the one before goes. */
  screen: string
  ref?: Ref<HTMLDivElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

export interface ListChangeProps {
  /** `ListItem`s with keys. */
  children: ReactNode
}

export interface ListItemProps extends HTMLAttributes<HTMLLIElement> {
  ref?: Ref<HTMLLIElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * What moves, if anything does. `MotionRoot` fills it; without one nothing moves and no page pays for motion,
 * since this file knows no animation library.
 */
export interface MotionParts {
  readonly Reveal: ComponentType<RevealProps>
  readonly ScreenChange: ComponentType<ScreenChangeProps>
  readonly ListChange: ComponentType<ListChangeProps>
  readonly ListItem: ComponentType<ListItemProps>
}

export const MotionContext = createContext<MotionParts | undefined>(undefined)

export function useMotionParts(): MotionParts | undefined {
  return use(MotionContext)
}
