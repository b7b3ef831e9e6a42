import type { AnchorHTMLAttributes, Ref } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, DataAttributes {
  /** Where it leads. */
  href: string
  /**
   * How it stands out: in a sentence by colour and line, in a list or a table by weight alone until it is pointed at.
   * @selector [data-variant="quiet"]
   * @default 'text'
   */
  variant?: 'text' | 'quiet' | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Leads to another place. A plain `<a>`: a host's router that listens for clicks hears it. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classes('sw-Link', className)} data-variant={variant}>
      {children}
    </a>
  )
}
