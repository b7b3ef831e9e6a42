'use client'

import { type ComponentType, lazy, type ReactNode, useCallback, useState, useTransition } from 'react'
import { LateFailure, type LateFailureProps } from './LateFailure'

/** A component whose code is loaded when it is first drawn. */
export type LateComponent<Props> = ComponentType<Props> & {
  /** Begins to load it, because it is about to be wanted; ends in any case. What fails now is tried again when it is drawn. */
  readonly preload: () => Promise<void>
  /** Whether it is drawn at once. */
  readonly isLoaded: () => boolean
}

/**
 * A component whose code is loaded when it is first drawn, in a `Suspense` that keeps its place; once loaded it is drawn at
 * once. Unlike `lazy`, a load that fails (offline, or after a new version was put in place) does not take the page down: it is
 * said where the component would be, and tried again when a person asks for it or the network is back.
 *
 * @param load imports the component
 * @param Failure is drawn in its place when that failed
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<LateFailureProps> = LateFailure,
): LateComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let current = arrivalOf(begin)
  let isLoaded = false

  function begin(): Promise<ComponentType<Props>> {
    loading ??= load().then((Part) => {
      // From now on it is there at once.
      current = ({ given }) => <Part {...given} />
      isLoaded = true
      return Part
    })
    return loading
  }

  /** Let who wants it next begin anew. */
  function forget() {
    loading = undefined
    current = arrivalOf(begin)
  }

  function Late(props: Props) {
    const [Arrival, setArrival] = useState(() => current)
    const [isTrying, startTrying] = useTransition()
    const retry = useCallback(() => {
      forget()
      startTrying(() => setArrival(() => current))
    }, [])
    return (
      <Arrival given={props} failure={<Failure isTrying={isTrying} onRetry={retry} onLeave={forget} />} />
    )
  }

  return Object.assign(Late, {
    preload: () => begin().then(() => {}, forget),
    isLoaded: () => isLoaded,
  })
}

type Arrival<Props> = ComponentType<{ given: Props; failure: ReactNode }>

/** Draws what has come, or that it has not. */
function arrivalOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Arrival<Props> {
  return lazy<Arrival<Props>>(() =>
    load().then(
      (Part) => ({ default: ({ given }) => <Part {...given} /> }),
      () => ({ default: ({ failure }) => failure }),
    ),
  )
}
