import type { ComponentType } from 'react'
import type { RowChangeProps } from './MotionContext'

/** All that is loaded only once something may move: `MotionProvider` makes one and hands it down. */
export interface Mover {
  /** Lets an element come or go the way that the movement of this name does; nothing, where nothing may move. */
  readonly move: (element: HTMLElement, name: MovementName, way: 'come' | 'go') => Moving | undefined
  /** Everything that moves in one list. */
  readonly createListStage: (root: HTMLElement) => ListStage
  readonly RowChange: ComponentType<RowChangeProps>
  readonly screens: ScreenStage
}

export interface Moving {
  /** PresenceEntry when the element has arrived, or should have long ago; left open when it was stopped before. */
  readonly arrived: Promise<unknown>
  /** Takes the movement away: the element stands as its style says, which is where it was going. */
  readonly stop: () => void
}

/** How what comes and goes does so. */
export type MovementName = 'unfold' | 'rise' | 'fade' | 'forward' | 'backward'

export interface ListStage {
  /** Where the items stand, before they stand elsewhere. */
  readonly look: () => Places
  /** Moves every item in sight from where it stood to where it stands now; `gone` is called with what has left. */
  readonly play: (before: Places, gone: (key: string) => void) => void
  /** Leaves an item to the pointer that drags it. */
  readonly hold: (key: string) => void
  /** Has the item that was held glide from there to its place. */
  readonly letGo: () => void
  /** What moves has arrived, and what leaves is gone. */
  readonly clear: () => void
}

export interface ScreenStage {
  /** Whether the browser itself can carry one screen over into the next, and tells while it does. */
  readonly carries: boolean
  /** Where the shared element is, before its screen goes. */
  readonly look: (root: HTMLElement, name: string) => DOMRect | undefined
  /** Brings it from where it was to where it is on the new screen. */
  readonly play: (root: HTMLElement, name: string, before: DOMRect | undefined) => void
}

/** Of each item by its key, in pixels from the corner of the list: from its layout, so that scrolling is no movement. */
export type Places = ReadonlyMap<string, Place>

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
