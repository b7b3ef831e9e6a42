'use client'

import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useMemo } from 'react'
import { classes } from '../internal/classes'
import { useSharedRef } from '../internal/useSharedRef'
import { PresenceList, usePresenceList } from './presenceList'
import type { MovementName } from './Animator'
import { bringFocusAlong } from './restoreFocus'
import { useMovement } from './useMovement'

export interface ScreenStackProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the screen. */
  name: string
  /** The screen of that name, in a `StackedScreen`. */
  screen: ReactNode
  /** Whether the screen before exits with a movement. */
  leaves?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Both screens lie in one cell of a grid, so that the new one is there at once: no person waits for a movement to end, and
 * no style has to be set while it runs.
 */
export function ScreenStack({ name, screen, leaves = true, className, ref, ...rest }: ScreenStackProps) {
  const [root, hold] = useSharedRef(ref)
  const given = useMemo(() => [{ key: name, node: screen }], [name, screen])
  const [entries, remove] = usePresenceList(given, { leaves })
  useEffect(() => {
    const focused = document.activeElement
    if (focused !== root.current && root.current?.contains(focused)) bringFocusAlong(root.current)
  }, [root, name])
  return (
    <div {...rest} ref={hold} className={classes('sw-ScreenStack', className)}>
      <PresenceList entries={entries} remove={remove} />
    </div>
  )
}

export interface StackedScreenProps {
  className: string
  /** Undefined where the browser moves it. */
  movement: MovementName | undefined
  children: ReactNode
}

export function StackedScreen({ className, movement, children }: StackedScreenProps) {
  return (
    <div className={classes('sw-StackedScreen', className)} tabIndex={-1} {...useMovement(movement)}>
      {children}
    </div>
  )
}
