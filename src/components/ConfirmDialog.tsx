'use client'

import type { ReactNode } from 'react'
import { Button } from './Button'
import { Dialog, type DialogProps } from './Dialog'
import { useWayOut } from './useWayOut'

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'aria-label' | 'question'> {
  /** Names it: what is asked. */
  title: ReactNode
  /** The consequence: "The report and its three photos are removed for everybody." */
  children?: ReactNode
  /** The same verb as the button that led here: "Remove report". */
  confirmLabel: string
  /** Called when the person goes through with it. The parent closes the dialog, at once or when it is done. */
  onConfirm: () => void
  /** How a person gets out. @default "Cancel", or "Go back" where `confirmLabel` has that word */
  cancelLabel?: string | undefined
  /** It cannot be taken back. @default false */
  danger?: boolean | undefined
  /** It is being done: the buttons wait, and the dialog stays until it is known how that ended. @default false */
  pending?: boolean | undefined
}

/**
 * Asks before something is done that a person may not want. Focus starts on the question and not on a button, so that
 * Enter, pressed once too often, changes nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    onConfirm,
    cancelLabel,
    danger = false,
    pending = false,
    size = 'small',
    ...rest
  } = props
  const wayOut = useWayOut(confirmLabel)
  const close = () => rest.onOpenChange(false)
  return (
    <Dialog
      {...rest}
      question
      size={size}
      onOpenChange={pending ? stay : rest.onOpenChange}
      actions={
        <>
          <Button onClick={close} disabled={pending}>
            {cancelLabel ?? wayOut}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

function stay() {}
