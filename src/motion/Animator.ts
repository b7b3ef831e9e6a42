import type { ComponentType } from 'react'
import type { RowChangeProps } from './MotionContext'

/** The animation code, which `MotionProvider` loads once something may move, and hands down. */
export interface Animator {
  /** Moves an element that enters or exits; returns nothing where nothing may move. */
  readonly animate: (
    element: HTMLElement,
    name: MovementName,
    phase: 'enter' | 'exit',
  ) => RunningAnimation | undefined
  /** Animates the items of one list. */
  readonly createListAnimation: (root: HTMLElement) => ListAnimation
  readonly RowChange: ComponentType<RowChangeProps>
  readonly screens: ScreenAnimation
}

export interface RunningAnimation {
  /** Resolves when the element has arrived, or should have long ago; never when it was stopped before. */
  readonly finished: Promise<unknown>
  /** Ends it at once: the element stands as its style says, which is where it was going. */
  readonly stop: () => void
}

export type MovementName = 'unfold' | 'rise' | 'fade' | 'forward' | 'backward'

export interface ListAnimation {
  /** Measures where the items stand, before they change. */
  readonly measure: () => Places
  /** Moves every item in sight from where it stood to where it stands now; calls `onRemoved` once an item has left. */
  readonly play: (before: Places, onRemoved: (key: string) => void) => void
  /** Moves an item no more, because a pointer drags it. */
  readonly hold: (key: string) => void
  /** Lets the held item glide from the pointer to its place. */
  readonly release: () => void
  /** Ends all movements: each item stands in its place, and those that leave are removed. */
  readonly finish: () => void
}

export interface ScreenAnimation {
  /** Whether the browser has view transitions and tells when one runs. */
  readonly native: boolean
  /** Measures the shared element, before its screen goes. */
  readonly measure: (root: HTMLElement, name: string) => DOMRect | undefined
  /** Moves it from where it was to where it is on the new screen. */
  readonly play: (root: HTMLElement, name: string, before: DOMRect | undefined) => void
}

/** The place of each item by its key, in pixels from the corner of the list, so that scrolling is no movement. */
export type Places = ReadonlyMap<string, Place>

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
