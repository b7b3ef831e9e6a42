'use client'

import { classes } from '../internal/classes'
import { type ScreenTransitionProps, useMotionParts } from './MotionContext'

/**
 * Stands around the screens of an app. When `screen` changes, the new one is there at once and the old one fades over
 * it, out of reach; without a `MotionProvider` they simply change. Focus that was in the old screen moves to the new one,
 * unless the new one has taken it itself.
 *
 * The old screen is drawn from the children that it had. An element that reads a context to draw its content, as React
 * Router's `<Outlet />` does, would draw the new screen twice: pass `useOutlet()` instead.
 */
export function ScreenTransition({ screen, className, children, ...rest }: ScreenTransitionProps) {
  const parts = useMotionParts()
  const names = classes('sw-ScreenTransition', className)
  return parts ? (
    <parts.ScreenTransition {...rest} screen={screen} className={names}>
      {children}
    </parts.ScreenTransition>
  ) : (
    <div {...rest} className={names}>
      <div key={screen} className="sw-ScreenTransition-screen">
        {children}
      </div>
    </div>
  )
}
