'use client'

import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { SnapshotBeforeUpdate } from './SnapshotBeforeUpdate'
import { ViewTransition } from './ViewTransition'
import type { MovementName } from './Animator'
import { bringFocusAlong } from './restoreFocus'
import { ScreenStack, StackedScreen } from './ScreenStack'
import { AnimatorContext } from './reducedMotion'

export interface SharedScreenProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** Names the screen within. Another name is another screen. */
  screen: string
  /** Names the `SharedElement` that goes along, as the record that was opened. Without one, the last is meant: the way back. */
  shared?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Stands around the screens of an app, of which one leads to the other by an element that is on both: a line in a list
 * becomes the heading of a page. Where React and the browser have view transitions these are used, once for the
 * whole screen however long its lists are; elsewhere the shared element glides over, and the screens fade. While the
 * browser looks at the screen before, for about a frame, React hears no events.
 */
export function SharedScreen({ screen, shared, className, ref, children, ...rest }: SharedScreenProps) {
  const screens = use(AnimatorContext)?.screens
  const native = ViewTransition !== undefined && screens?.native === true
  const [root, hold] = useSharedRef(ref)

  // React starts a view transition only for a change in a transition, so the screen before stands for one more render.
  const later = useDeferredValue(screen)
  const [last, keep] = useState({ screen, children, shared })
  const waits = native && later !== screen
  const name = shared ?? last.shared
  if (!waits && (last.screen !== screen || last.children !== children || last.shared !== name)) {
    keep({ screen, children, shared: name })
  }
  const shown = waits ? last : { screen, children }
  const seen = useRef(shown.screen)
  const movement = name === undefined ? 'rise' : 'fade'

  return (
    <SnapshotBeforeUpdate
      getSnapshot={() => {
        const { current } = root
        if (seen.current === shown.screen || !current) return undefined
        return {
          focus: current.contains(document.activeElement),
          element: name === undefined ? undefined : screens?.measure(current, name),
        }
      }}
      onUpdate={(before) => {
        seen.current = shown.screen
        if (!before || !root.current) return
        if (before.focus) bringFocusAlong(root.current)
        if (name !== undefined) screens?.play(root.current, name, before.element)
      }}
    >
      <MovementContext value={native ? undefined : movement}>
        <ScreenStack
          {...rest}
          ref={hold}
          className={classes('sw-SharedScreen', className)}
          name={shown.screen}
          screen={<Screen>{shown.children}</Screen>}
          leaves={!native}
        />
      </MovementContext>
    </SnapshotBeforeUpdate>
  )
}

function Screen({ children }: { children: ReactNode }) {
  const movement = use(MovementContext)
  const box = (
    <StackedScreen className="sw-SharedScreen-screen" movement={movement}>
      {children}
    </StackedScreen>
  )
  if (!ViewTransition) return box
  const [enter, exit] = movement ? ['none', 'none'] : ['sw-SharedScreen-enter', 'sw-SharedScreen-exit']
  return (
    <ViewTransition default="none" enter={enter} exit={exit}>
      {box}
    </ViewTransition>
  )
}

/** Undefined where the browser's view transition moves the screens. */
const MovementContext = createContext<MovementName | undefined>('rise')
