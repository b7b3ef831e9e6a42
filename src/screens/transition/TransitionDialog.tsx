'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Dialog } from '../../components/Dialog'
import { useWayOut } from '../../components/useWayOut'
import { Form } from '../../form/Form'
import type { FormStore } from '../../form/FormStore'

export interface TransitionDialogProps {
  /** Whether it is open. */
  open: boolean
  /** The action, and its target: "Send: INV-2041". */
  title: string
  /** The same verb as the button that led here. */
  label: string
  /** The question, or what to know before. */
  text?: string | undefined
  /** It cannot be taken back. @default false */
  danger?: boolean | undefined
  /** It is being done: the dialog stays until it is known how that ended. @default false */
  pending?: boolean | undefined
  /** The form that the fields are bound to; without it the dialog asks for a yes alone. */
  store?: FormStore | undefined
  /** The fields to fill in on the way. */
  children?: ReactNode
  /** Why it was not done. */
  news?: ReactNode
  /** Called with a yes, where there is no form. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a record goes to its next state: for a yes, or for the values that it takes along. */
export function TransitionDialog(props: TransitionDialogProps) {
  const {
    open,
    title,
    label,
    text,
    danger = false,
    pending = false,
    store,
    children,
    news,
    ...handlers
  } = props
  const { onConfirm, onCancel } = handlers
  const wayOut = useWayOut(label)
  const form = useId()
  const told = useId()
  const close = (opens: boolean) => {
    if (!opens && !pending) onCancel()
  }
  if (!store) {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={close}
        title={title}
        confirmLabel={label}
        onConfirm={onConfirm}
        pending={pending}
        danger={danger}
      >
        {text}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      initialFocus="field"
      aria-describedby={text === undefined ? undefined : told}
      title={title}
      actions={
        <>
          <Button onClick={onCancel} disabled={pending}>
            {wayOut}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} pending={pending}>
            {label}
          </Button>
        </>
      }
    >
      <Form id={form} store={store} aria-label={title}>
        {text !== undefined && (
          <p id={told} className="sw-TransitionDialog-text">
            {text}
          </p>
        )}
        {children}
        {news}
      </Form>
    </Dialog>
  )
}
