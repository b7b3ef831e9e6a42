'use client'

import { type ComponentType, useState } from 'react'
import { lateOnceOpen } from '../../components/lateOnceOpen'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { TransitionFormProps } from './TransitionForm'
import type { TransitionsState, TransitionStep } from './useTransitions'

// Most visits take no step that asks: the dialog's code comes when it is needed.
const TransitionForm = lateOnceOpen(async () => (await import('./TransitionForm')).TransitionForm)

export interface TransitionFlowProps<F extends Fields> {
  entity: Entity<F>
  transitions: TransitionsState<F>
  errors: ErrorCatalogue | undefined
}

/** The dialog of a transition that asks. Once asked it stays, closed: only so can it give the focus back. */
export function TransitionFlow<F extends Fields>({ entity, transitions, errors }: TransitionFlowProps<F>) {
  const { step, onTake, onCancel } = transitions
  const [asked, setAsked] = useState<TransitionStep<F>>()
  const asks = step && (step.transition.confirm !== undefined || Boolean(step.transition.ask?.length))
  if (asks && step !== asked) setAsked(step)
  const last = asks ? step : asked
  if (!last) return undefined
  const Dialog = TransitionForm as ComponentType<TransitionFormProps<F>>
  return (
    <Dialog
      key={last.idempotencyKey}
      entity={entity}
      step={last}
      open={asks === true && step?.status !== 'failed'}
      errors={errors}
      onTake={onTake}
      onCancel={onCancel}
    />
  )
}
