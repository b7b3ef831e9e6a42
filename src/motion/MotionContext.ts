'use client'

import {
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
} from 'react'
import type { DataAttributes } from '../internal/RootProps'
import type { Keyed } from './presenceList'

export interface RevealProps {
  /** The content, or nothing. */
  children: ReactNode
}

export interface ScreenTransitionProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** Names the screen within. When the name changes, the new screen enters and the one before exits. */
  screen: string
  ref?: Ref<HTMLDivElement> | undefined
}

export interface MotionListProps extends HTMLAttributes<HTMLElement> {
  as: 'ul' | 'ol'
  /** The items by their keys; another array only when an item changes. */
  items: readonly Keyed[]
  ref?: Ref<HTMLElement> | undefined
}

export interface MotionListItemProps extends LiHTMLAttributes<HTMLLIElement> {
  'data-key': string
}

/** Stands in a scroller of many rows, draws nothing, and moves the rows of records that are made or removed. */
export interface RowChangeProps {
  /** The element that scrolls. */
  root: RefObject<HTMLElement | null>
  /** Holds the rows' elements, each with its `data-index`. */
  body: RefObject<HTMLElement | null>
  /** The rows that are drawn, from the first to the last. */
  rows: readonly { readonly index: number; readonly top: number }[]
  /** Identifies a row's record; nothing while it loads. */
  getRowId: (index: number) => string | number | undefined
  /** Names the list and its order; when it changes, rows do not move. */
  listKey: string
  /** The number of rows; nothing while that is unknown. */
  count: number | undefined
  /** Returns how far the person had scrolled before the rows changed. */
  scrolled: () => number
}

/**
 * The parts that move. `MotionProvider` supplies them; without one nothing moves and no page loads motion, because this
 * file imports none of it.
 */
export interface MotionParts {
  readonly Reveal: ComponentType<RevealProps>
  readonly ScreenTransition: ComponentType<ScreenTransitionProps>
  readonly List: ComponentType<MotionListProps>
  readonly ListItem: ComponentType<MotionListItemProps>
  readonly RowChange: ComponentType<RowChangeProps>
}

export const MotionContext = createContext<MotionParts | undefined>(undefined)

export function useMotionParts(): MotionParts | undefined {
  return use(MotionContext)
}
