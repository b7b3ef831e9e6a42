'use client'

import { useLayoutEffect, useState } from 'react'
import { type Problem, problemOf } from '../../data/problems'
import { createForm } from '../../form/createForm'
import type { FormOptions, FormStore, FormValues, SubmitAnswer, SubmitContext } from '../../form/FormStore'
import { useFormState } from '../../form/useFormState'
import { type TranslateWith, useScreenLocale } from '../../internal/useScreenLocale'
import { type AccountMessageKey, englishAccount } from '../../messages/englishAccount'
import { isRateLimit } from '../source/problemKinds'
import { useOnline } from '../source/useOnline'
import { useSecondsLeft } from '../status/useSecondsLeft'

/** The state of a page on which a person signs in, or proves who they are, in one word. */
export type AccountStatus =
  /** The person writes. */
  | 'editing'
  /** An answer is awaited. */
  | 'sending'
  /** A field is to be mended. */
  | 'invalid'
  /** The entered values are not right; which of them is not said. */
  | 'rejected'
  /** A code or a link that was sent is too old, or was used already. */
  | 'expired'
  /** It was tried so often that the next try has to wait. */
  | 'rateLimited'
  /** No answer came, since there is no connection. */
  | 'offline'
  /** Something went wrong that no field can mend. */
  | 'failed'
  /** It is done. */
  | 'done'

/** Sends what a person entered. What it throws is said to the person; a `ProblemError` says best what happened. */
export type AccountCall<V, Answer = void> = (
  values: V,
  context: Pick<SubmitContext, 'signal' | 'idempotencyKey'>,
) => Answer | Promise<Answer>

export interface AccountFormOptions<V extends FormValues, Answer = void> {
  /** Sends what was entered. Left out where the form has an `action` that does. */
  send?: AccountCall<V, Answer> | undefined
  /** Called with the answer to what was sent. */
  onDone?: ((answer: Answer, values: V) => void) | undefined
  /** The values at first. */
  defaultValues?: Partial<V> | undefined
  /** Whether a problem says that what was entered is not right. @default never */
  isRejected?: ((problem: Problem) => boolean) | undefined
  /** Whether a problem says that a code or a link cannot be used any more. @default never */
  isExpired?: ((problem: Problem) => boolean) | undefined
  /** Whether a problem is as good as an answer, so that nothing is given away. @default never */
  isDone?: ((problem: Problem) => boolean) | undefined
  /** The message for rejected values: the same for all of them. */
  rejection?: string | undefined
  /** The fields that are emptied then: those that no person can read. */
  secrets?: readonly (keyof V & string)[] | undefined
  /** The answer to a form that was sent without script. */
  answer?: SubmitAnswer | undefined
}

export interface AccountFormState<V extends FormValues = FormValues> {
  readonly status: AccountStatus
  /** The store of the form. */
  readonly store: FormStore<V>
  /** Why it could not be sent. */
  readonly problem: Problem | undefined
  /** The seconds until the next try. */
  readonly secondsLeft: number
}

/** A form that is sent by a call of the host's, for a page of its own: an invitation, another address. */
export function useAccountForm<V extends FormValues = FormValues, Answer = void>(
  options: AccountFormOptions<V, Answer>,
): AccountFormState<V> {
  const { t } = useScreenLocale(englishAccount)
  const online = useOnline()
  const [store] = useState(() => createForm<V>(formOptions(options)))
  useLayoutEffect(() => {
    const { send } = options
    const clear = (secrets: readonly string[]) => {
      for (const name of secrets) store.setValue(name, '')
    }
    store.configure({
      ...formOptions(options),
      ...(send && { onSubmit: (values, context) => submit(values, context, { ...options, send, clear, t }) }),
    })
  })
  const status = useFormState(store, statusOf)
  const thrown = useFormState(store, (form) => form.getSubmitError())
  const problem = status === 'failed' ? problemOf(thrown) : undefined
  const isLimited = problem !== undefined && isRateLimit(problem)
  const secondsLeft = useSecondsLeft(isLimited ? problem.retryAfter : 0, thrown)
  return { status: problem ? failure(problem, options, online) : status, store, problem, secondsLeft }
}

function formOptions<V extends FormValues, Answer>({
  defaultValues,
  answer,
}: AccountFormOptions<V, Answer>): FormOptions<V> {
  return {
    ...(defaultValues && { defaultValues }),
    ...(answer && { issues: answer.issues }),
    // A page that says "enter" while somebody is on the way to the next field is in the way.
    validateOn: 'submit',
  }
}

interface Submitted<V extends FormValues, Answer> extends AccountFormOptions<V, Answer> {
  send: AccountCall<V, Answer>
  clear: (secrets: readonly string[]) => void
  t: TranslateWith<AccountMessageKey>
}

async function submit<V extends FormValues, Answer>(
  values: V,
  context: SubmitContext,
  options: Submitted<V, Answer>,
): Promise<SubmitAnswer> {
  const { send, clear, onDone, isRejected, isDone, rejection, secrets = [], t } = options
  let answer: Answer | undefined
  try {
    answer = await send(values, context)
  } catch (thrown) {
    if (context.signal.aborted) return undefined
    const problem = problemOf(thrown)
    if (isRejected?.(problem)) {
      clear(secrets)
      // The whole form: the summary says it, and no field is marked, because none alone is wrong.
      return { issues: [{ rule: REJECTED, message: rejection ?? t('problem.rejected') }] }
    }
    if (problem.issues && problem.issues.length > 0) return { issues: problem.issues }
    if (!isDone?.(problem)) throw thrown
  }
  if (!context.signal.aborted) onDone?.(answer as Answer, values)
  return undefined
}

const REJECTED = 'rejected'

function statusOf<V extends FormValues>(store: FormStore<V>): AccountStatus {
  switch (store.getStatus()) {
    case 'editing':
      return 'editing'
    case 'checking':
    case 'submitting':
      return 'sending'
    case 'failed':
      return 'failed'
    case 'submitted':
      return 'done'
    case 'invalid':
      return store.getAllIssues().some(({ rule, path }) => rule === REJECTED && path.length === 0)
        ? 'rejected'
        : 'invalid'
  }
}

function failure<V extends FormValues, Answer>(
  problem: Problem,
  { isExpired }: AccountFormOptions<V, Answer>,
  online: boolean,
): AccountStatus {
  if (isExpired?.(problem)) return 'expired'
  if (isRateLimit(problem)) return 'rateLimited'
  return problem.status === 0 && !online ? 'offline' : 'failed'
}

/** Whether an answer tells if there is an account, which is no business of the person who asks. */
export function tellsWhetherItIsThere({ status, issues = [] }: Problem): boolean {
  return status === 404 || status === 409 || status === 410 || (status === 422 && issues.length === 0)
}

/** Whether a server says that credentials do not belong together, in any of the ways in which servers do. */
export function isWrong({ status, issues = [] }: Problem): boolean {
  if (status === 401 || status === 404) return true
  return (status === 400 || status === 422) && issues.length === 0
}
