/** The functions that a contestant's page offers to the runner. */
export interface MotionBench {
  mount(count: number): void
  /** Reverse the list. */
  reverse(): void
  /** Remove every third item, or bring these back. */
  toggle(): void
}

export function expose(bench: MotionBench): void {
  Object.assign(window, { bench })
}

export const root = (): HTMLElement => document.getElementById('root')!

/** Of every movement, in milliseconds: what each contestant would take by itself says little about its costs. */
export const duration = 240

export interface ListState {
  readonly items: readonly number[]
  readonly whole: boolean
}

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

export const turned = ({ items, whole }: ListState): ListState => ({ items: items.toReversed(), whole })

export const toggled = ({ items, whole }: ListState): ListState => ({ items, whole: !whole })

export const shown = ({ items, whole }: ListState) => (whole ? items : items.filter((item) => item % 3 !== 0))
