'use client'

import type { ReactNode } from 'react'
import { ConfirmActionDialog } from './ConfirmActionDialog'
import { type ConfirmActionOptions, useConfirmAction } from './useConfirmAction'

interface ConfirmActionShared extends Omit<ConfirmActionOptions, 'grade'> {
  /** Draws the button, or the menu item, that it begins with: `{(trigger) => <Button {...trigger}>Remove</Button>}`. */
  children: (trigger: ConfirmActionTrigger) => ReactNode
}

interface ConfirmActionQuestion {
  /** Asks, and names the thing: "Remove report 1,204?" */
  title: string
  /** The consequence: "The report and its three photos are removed for everybody." */
  text?: ReactNode
  /** It cannot be taken back. @default true with `typeName`, else false */
  danger?: boolean | undefined
}

interface ConfirmActionAtOnce extends ConfirmActionShared {
  grade: 'act'
}

interface ConfirmActionAsked extends ConfirmActionShared, ConfirmActionQuestion {
  grade: 'ask'
}

interface ConfirmActionTyped extends ConfirmActionShared, ConfirmActionQuestion {
  grade: 'typeName'
  /** The name of the thing, as it is shown; case, accents and signs that keyboards lack make no difference. */
  name: string
  /** Stands above the control. @default "Enter “{name}” to go on" */
  nameLabel?: string | undefined
}

export type ConfirmActionProps = ConfirmActionAtOnce | ConfirmActionAsked | ConfirmActionTyped

/** Props of the button that begins the action. */
export interface ConfirmActionTrigger {
  /** It is being done without a dialog: the button waits. */
  readonly pending: boolean
  /** Begins. For an item of a menu it is the `onAction`. */
  readonly onClick: () => void
}

/**
 * Does something at once with a way back, after a question, or after a name was typed. It is done once, however often a person
 * presses; a failure stays with its reason and a way to try again.
 */
export function ConfirmAction(props: ConfirmActionProps) {
  const { children, ...options } = props
  const { status, problem, errors, onStart, onConfirm, onCancel } = useConfirmAction(options)
  const asks = props.grade !== 'act'
  const typed = props.grade === 'typeName'
  return (
    <>
      {children({ pending: status === 'acting' && !asks, onClick: onStart })}
      <ConfirmActionDialog
        // A quick action has a dialog only for its failure.
        status={status === 'idle' || (status === 'acting' && !asks) ? 'closed' : status}
        title={asks ? props.title : props.label}
        label={props.label}
        name={typed ? props.name : undefined}
        nameLabel={typed ? props.nameLabel : undefined}
        danger={asks ? (props.danger ?? typed) : false}
        problem={problem}
        errors={errors}
        refuge={props.focusAfter}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {asks ? props.text : undefined}
      </ConfirmActionDialog>
    </>
  )
}
