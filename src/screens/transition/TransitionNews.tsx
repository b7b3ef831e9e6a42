'use client'

import { Banner } from '../../components/Banner'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ownMessage, problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { TransitionsState } from './useTransitions'

export interface TransitionNewsProps<F extends Fields> {
  transitions: Pick<TransitionsState<F>, 'step' | 'onRetry' | 'onCancel'>
  errors: ErrorCatalogue | undefined
}

/** Why a transition was not taken, and the way on; nothing unless one has failed. */
export function TransitionNews<F extends Fields>({ transitions, errors }: TransitionNewsProps<F>) {
  const { step, onRetry, onCancel } = transitions
  const { t } = useLocale()
  if (step?.status !== 'failed' || !step.problem) return undefined
  const { problem, label, reason } = step
  return (
    <Banner
      // Another failure is other news.
      key={`${step.idempotencyKey} ${problem.status}`}
      tone="danger"
      title={t(reason === undefined ? 'transition.failed' : 'transition.notPossible', { label })}
      onDismiss={onCancel}
      actions={onRetry && <Retry onRetry={onRetry} />}
    >
      {reason === undefined ? (
        problemMessages(problem, t, errors)
      ) : (
        <>
          {reason} {ownMessage(problem, t, errors)}
        </>
      )}
    </Banner>
  )
}
