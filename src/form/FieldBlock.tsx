import type { ComponentProps } from 'react'
import { classes } from '../internal/classes'

export interface FieldBlockProps extends ComponentProps<'div'> {
  /**
   * About how many fields it holds, so that the page is about as long as it will be before they were ever in sight.
   * @default 25
   * @selector [data-count]
   */
  count?: number
}

/**
 * Some 25 fields of a very long form, which the browser neither lays out nor paints while they are out of sight.
 * They stay in the page for the keyboard, for assistive technology and for what searches the page, and their values
 * in the form. A form of a few dozen fields needs none; `EntityFields` makes its own.
 */
export function FieldBlock({ count = 25, className, ...rest }: FieldBlockProps) {
  return <div {...rest} className={classes('sw-FieldBlock', className)} data-count={count} />
}
