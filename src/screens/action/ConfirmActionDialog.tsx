'use client'

import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useWayOut } from '../../components/useWayOut'
import type { Problem } from '../../data/problems'
import { TextField } from '../../fields/TextField'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { isReferredTo } from '../source/problemKinds'
import { focusAfter } from './focusAfter'
import { isSameName } from './sameName'

export interface ConfirmActionDialogProps {
  /** Whether it asks, waits for how the action ends, or says that it failed. */
  status: 'closed' | 'asking' | 'acting' | 'failed'
  /** Names the thing: "Remove report 1,204?" */
  title: ReactNode
  /** The same verb as the button that led here: "Remove report". */
  label: string
  /** The consequence: "The report and its three photos are removed for everybody." */
  children?: ReactNode
  /** Has to be typed before anything happens. */
  name?: string | undefined
  /** Says so, above the control. @default "Enter “{name}” to go on" */
  nameLabel?: string | undefined
  /** It cannot be taken back. @default false */
  danger?: boolean | undefined
  /** Why it failed. */
  problem?: Problem | undefined
  errors?: ErrorCatalogue | undefined
  /** Takes the focus when what opened it is gone. @default the main part of the page */
  refuge?: { readonly current: HTMLElement | null } | undefined
  /** Without it nothing can be done about it yet, as the text says: there is only a way out. */
  onConfirm?: (() => void) | undefined
  onCancel: () => void
}

/** Asks before something is done, for a yes or for a name, and stays until it is known how that ended. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { status, title, label, children, name, nameLabel, danger = false, problem, errors, refuge } = props
  const { onCancel } = props
  const { t } = useLocale()
  // Another try does not remove a record that others refer to.
  const isKept = status === 'failed' && problem !== undefined && isReferredTo(problem)
  const onConfirm = isKept ? undefined : props.onConfirm
  const wayOut = useWayOut(label)
  const form = useId()
  const acting = status === 'acting'
  return (
    <Dialog
      question
      size="small"
      {...(name !== undefined && { initialFocus: 'field' as const })}
      open={status !== 'closed'}
      title={title}
      onOpenChange={(open) => !open && !acting && onCancel()}
      actions={
        <>
          <Button onClick={onCancel} disabled={acting}>
            {onConfirm ? wayOut : t('dialog.close')}
          </Button>
          {onConfirm && (
            <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} pending={acting}>
              {status === 'failed' ? t('status.retry') : label}
            </Button>
          )}
        </>
      }
    >
      <Question id={form} name={name} nameLabel={nameLabel} refuge={refuge} onConfirm={onConfirm}>
        {children !== undefined && <div>{children}</div>}
        {status === 'failed' && (
          <Banner tone="danger" title={t('action.failed', { label })}>
            {problem && problemMessages(problem, t, errors)}
          </Banner>
        )}
      </Question>
    </Dialog>
  )
}

interface QuestionProps extends Pick<
  ConfirmActionDialogProps,
  'name' | 'nameLabel' | 'refuge' | 'onConfirm'
> {
  id: string
  children: ReactNode
}

/** Mounted anew with each opening, so that no name is there already. The button stays in use, so that it can say what is missing. */
function Question({ id, name, nameLabel, refuge, onConfirm, children }: QuestionProps) {
  const { t } = useLocale()
  const [typed, setTyped] = useState('')
  const [rejected, setRejected] = useState(false)
  useEffect(() => () => focusAfter(refuge), [refuge])
  const isSame = name === undefined || isSameName(typed, name)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form around it hears of its own submissions alone.
    event.stopPropagation()
    setRejected(!isSame)
    if (isSame) onConfirm?.()
    else document.getElementById(`${id}-name`)?.focus()
  }

  return (
    <form id={id} className="sw-ConfirmAction-question" onSubmit={submit} noValidate>
      {children}
      {name !== undefined && onConfirm && (
        <TextField
          id={`${id}-name`}
          label={nameLabel ?? t('action.typeName', { name })}
          value={typed}
          onValueChange={setTyped}
          error={rejected && !isSame ? t('action.typeNameAgain', { name }) : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </form>
  )
}
