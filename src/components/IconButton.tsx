import type { ReactNode } from 'react'
import { classes } from '../internal/classes'
import { Button, type ButtonProps } from './Button'
import { Tooltip } from './Tooltip'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Names the button, for assistive technology and in the tooltip. */
  label: string
  /** 20 px, or 16 px when `small`. */
  icon: ReactNode
}

/** A button of one icon. It has a name, and shows it when pointed at or focused. */
export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        className={classes('sw-IconButton', className)}
        aria-label={label}
      />
      {rest.disabledReason === undefined && <Tooltip redundant>{label}</Tooltip>}
    </>
  )
}
