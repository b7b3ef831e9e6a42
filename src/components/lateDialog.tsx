'use client'

import { type ComponentType, Suspense } from 'react'
import { useOnceTrue } from '../internal/useOnceTrue'
import { late, type LateComponent, useLoaded } from './late'
import { LateDialogFailure } from './LateFailure'

/** A dialog whose code is loaded when it is first open. Then it stays, so that it can be seen to close. */
export function lateDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const Dialog = late(load, LateDialogFailure)

  function DialogOnceOpen(props: Props) {
    const isDrawn = useLoaded(Dialog, useOnceTrue(props.open))
    return (
      isDrawn && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }

  return Object.assign(DialogOnceOpen, { preload: Dialog.preload, isLoaded: Dialog.isLoaded })
}
