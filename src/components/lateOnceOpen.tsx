'use client'

import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useOnceTrue } from '../internal/useOnceTrue'
import { late, type LateComponent } from './late'
import { LateDialogFailure, type LateFailureProps } from './LateFailure'

/**
 * Make a dialog or a popover that is loaded when it first opens. It stays, so that its closing is seen.
 *
 * @param load imports the component
 * @param Failure is drawn in its place when that failed
 */
export function lateOnceOpen<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<LateFailureProps> = LateDialogFailure,
): LateComponent<Props> {
  const Opened = late(load, Failure)

  function OnceOpen(props: Props) {
    const isDrawn = useLoaded(Opened, useOnceTrue(props.open))
    return (
      isDrawn && (
        <Suspense>
          <Opened {...props} />
        </Suspense>
      )
    )
  }

  return Object.assign(OnceOpen, { preload: Opened.preload, isLoaded: Opened.isLoaded })
}

/**
 * Load what a person has just opened, and say when it can be drawn: in a `Suspense` it would be there 300 ms later at the
 * earliest, because React lets no fallback flash by.
 */
function useLoaded(
  { preload, isLoaded }: Pick<LateComponent<never>, 'preload' | 'isLoaded'>,
  wanted: boolean,
): boolean {
  const [wasTried, setTried] = useState(false)
  const isWaiting = wanted && !wasTried && !isLoaded()
  useEffect(() => {
    if (!isWaiting) return undefined
    let isHere = true
    void preload().then(() => isHere && setTried(true))
    return () => {
      isHere = false
    }
  }, [isWaiting, preload])
  return wanted && !isWaiting
}
