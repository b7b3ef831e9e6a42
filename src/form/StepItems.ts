import type { ReactNode } from 'react'
import type { RepeaterItem } from './FieldRepeaterItem'

/** How the items of a list are asked for, where no entity declares it. */
export interface StepItems {
  /** Names one item: "Line" makes "Line 1" and "Add another line?". @default "Item" */
  readonly itemLabel?: string | undefined
  /** Says in one line what was entered, in the list of those given. @default the item's label */
  readonly getItemText?: ((value: unknown) => string) | undefined
  /** Returns the value of a new item. @default nothing filled in */
  readonly getNewItem?: (() => unknown) | undefined
  /** Begins with the first item, and cannot be left without so many. @default 0 */
  readonly minItems?: number | undefined
  /** No more are asked for. @default without limit */
  readonly maxItems?: number | undefined
  /** Draws the fields of an item, as in a `FieldRepeater`. */
  readonly children: (item: RepeaterItem) => ReactNode
}
