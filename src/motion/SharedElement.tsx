import type { HTMLAttributes, Ref } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'

export interface SharedElementProps extends HTMLAttributes<HTMLElement>, DataAttributes {
  /** The same on both screens, and once on each: the id of a record, for example. */
  name: string
  /** Whether it stands in a line of text. @default 'div' */
  as?: 'div' | 'span' | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** An element that goes along from one screen of a `SharedScreen` to the next. A list may hold any number of them. */
export function SharedElement({ name, as: Element = 'div', className, ref, ...rest }: SharedElementProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classes('sw-SharedElement', className)}
      data-shared={name}
    />
  )
}
