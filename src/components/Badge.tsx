import type { ReactNode } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /**
   * Gives colour and, for eyes that cannot tell colours, a shape of its own.
   * @selector [data-tone="success"]
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined
  /**
   * Whether the shape of its tone stands before the words. What is no state, such as a choice of several, has none.
   * @default true
   */
  shape?: boolean | undefined
  /** One word or two. */
  children: ReactNode
}

/** The state of something, in a word. */
export function Badge({ tone = 'neutral', shape = true, children, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classes('sw-Badge', className)} data-tone={tone}>
      {shape && (
        <svg className="sw-Badge-shape" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
          <path d={shapes[tone]} />
        </svg>
      )}
      {children}
    </span>
  )
}

/** Ring, disc, tick, triangle, diamond. */
const shapes: Readonly<Record<BadgeTone, string>> = {
  neutral: 'M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0 1.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8',
  info: 'M4 .4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 4 .4',
  success: 'M.2 4.3 1.3 3.2l1.7 1.7L6.7 1.2l1.1 1.1L3 7.1z',
  warning: 'M4 .4 8 7.6H0z',
  danger: 'M4 0l4 4-4 4-4-4z',
}
