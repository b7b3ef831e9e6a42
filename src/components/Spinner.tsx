import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** Names what is waited for. Leave it out where words beside it say so: then it is only drawn. */
  label?: string | undefined
}

/** Something is under way and cannot say how far it is. Three dots, since these still mean it when they stand still. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      className={classes('sw-Spinner', className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <span className="sw-Spinner-dot" />
      <span className="sw-Spinner-dot" />
      <span className="sw-Spinner-dot" />
    </span>
  )
}
