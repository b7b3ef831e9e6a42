'use client'

import {
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
} from 'react'
import type { DataAttributes } from '../internal/RootProps'

/** Shows its child with a short movement and lets it leave with one. */
export interface RevealProps {
  /** What is shown, or nothing. */
  children: ReactNode
}

export interface ScreenTransitionProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** Names the screen within. Another name is another screen: it comes in and the one before goes. */
  screen: string
  ref?: Ref<HTMLDivElement>
}

export interface ListChangeProps {
  /** `ListItem`s with keys. */
  children: ReactNode
}

export interface ListItemProps extends HTMLAttributes<HTMLLIElement>, DataAttributes {
  ref?: Ref<HTMLLIElement>
}

/** Stands in a scroller of many rows, draws nothing, and moves the rows of records that are made or removed. */
export interface RowChangeProps {
  /** What scrolls. */
  root: RefObject<HTMLElement | null>
  /** Holds the rows' elements, each with its `data-index`. */
  body: RefObject<HTMLElement | null>
  /** The rows that are drawn, from the first to the last. */
  rows: readonly { readonly index: number; readonly top: number }[]
  /** What identifies a row's record; nothing while it loads. */
  getRowId: (index: number) => string | number | undefined
  /** Another one means another list or another order, whose rows do not move. */
  listKey: string
  /** How many rows there are; nothing when nobody knows. */
  count: number | undefined
  /** How far the person has scrolled, before the rows changed. */
  scrolled: () => number
}

/**
 * What moves, if anything does. `MotionProvider` fills it; without one nothing moves and no page pays for motion,
 * since this file knows no animation library.
 */
export interface MotionParts {
  readonly Reveal: ComponentType<RevealProps>
  readonly ScreenTransition: ComponentType<ScreenTransitionProps>
  readonly ListChange: ComponentType<ListChangeProps>
  readonly ListItem: ComponentType<ListItemProps>
  readonly RowChange: ComponentType<RowChangeProps>
}

export const MotionContext = createContext<MotionParts | undefined>(undefined)

export function useMotionParts(): MotionParts | undefined {
  return use(MotionContext)
}
