import type { Layout } from './moveIn'

/** The item that a person moves, and the order in which the list is shown meanwhile. */
export interface Carried {
  readonly key: string
  readonly by: 'keys' | 'pointer'
  readonly order: readonly string[]
}

/** A list whose order may change, by the keys of its items. */
export interface Reordering {
  readonly carried: Carried | undefined
  /** As the host gives it. */
  readonly given: readonly string[]
  /** As it is shown. */
  readonly order: readonly string[]
  readonly axis: Layout['axis']
  readonly carry: (carried: Carried | undefined) => void
  readonly onReorder: (order: readonly string[]) => void
  readonly tell: (word: SaidOfPlace, key: string, order: readonly string[]) => void
}

export interface Pressed {
  readonly item: HTMLElement
  readonly start: { clientX: number; clientY: number; pointerId: number }
}

type SaidOfPlace = `reorder.${'moved' | 'pickedUp' | 'putBack' | 'putDown'}`
