'use client'

import { useEffect, useRef } from 'react'
import { classes } from '../internal/classes'
import { useSharedRef } from '../internal/useSharedRef'
import { type ScreenTransitionProps, useMotionParts } from './MotionContext'
import { bringFocusAlong } from './restoreFocus'
import { SnapshotBeforeUpdate } from './SnapshotBeforeUpdate'

/**
 * Stands around the screens of an app. When `screen` changes, the new one is there at once and the old one fades over
 * it, out of reach; without a `MotionProvider` they simply change. With and without one, focus that was in the old screen
 * moves to the new one, unless the new one has taken it itself.
 *
 * The old screen is drawn from the children that it had. An element that reads a context to draw its content, as React
 * Router's `<Outlet />` does, would draw the new screen twice: pass `useOutlet()` instead.
 */
export function ScreenTransition({ screen, className, children, ...rest }: ScreenTransitionProps) {
  const parts = useMotionParts()
  const names = classes('sw-ScreenTransition', className)
  const Transition = parts?.ScreenTransition ?? PlainScreenTransition
  return (
    <Transition {...rest} screen={screen} className={names}>
      {children}
    </Transition>
  )
}

function PlainScreenTransition({ screen, children, ref, ...rest }: ScreenTransitionProps) {
  const [root, hold] = useSharedRef(ref)
  const hadFocus = useRef(false)
  // A browser leaves the focus on the page when what had it goes. The new screen's own effects come first.
  useEffect(() => {
    if (root.current && hadFocus.current && document.activeElement === document.body)
      bringFocusAlong(root.current)
  }, [root, screen])
  return (
    <SnapshotBeforeUpdate
      getSnapshot={() => root.current?.querySelector(':focus') != null}
      onUpdate={(focused = false) => (hadFocus.current = focused)}
    >
      <div {...rest} ref={hold}>
        <div key={screen} className="sw-ScreenTransition-screen" tabIndex={-1}>
          {children}
        </div>
      </div>
    </SnapshotBeforeUpdate>
  )
}
