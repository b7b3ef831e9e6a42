'use client'

import { useEffect, useRef, useTransition } from 'react'
import type { SubmitAnswer } from './FormStore'

/**
 * Run the action of a `<form>` as a submission, which ends when the action has. React would empty the fields after an
 * action that it runs itself, also when it rejects what is in them.
 *
 * @param answer what the action answered last
 */
export function useFormAction(
  action: string | undefined | ((data: FormData) => void | Promise<void>),
  answer: SubmitAnswer,
): undefined | ((data: FormData) => () => Promise<SubmitAnswer>) {
  const [pending, startTransition] = useTransition()
  const waiting = useRef<(answer: SubmitAnswer) => void>(undefined)
  useEffect(() => {
    if (pending) return
    waiting.current?.(answer)
    waiting.current = undefined
  }, [pending, answer])
  if (typeof action !== 'function') return undefined
  return (data) => () =>
    new Promise((resolve) => {
      waiting.current = resolve
      startTransition(() => action(data))
    })
}
