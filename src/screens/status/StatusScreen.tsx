'use client'

import type { ReactNode } from 'react'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Translate } from '../../messages/createTranslator'
import { sentence } from '../../messages/sentence'
import { ownMessage, problemMessages } from '../product/problemMessages'
import { StatusScreenView, type StatusScreenViewProps } from './StatusScreenView'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useStatusScreen } from './useStatusScreen'

export interface StatusScreenProps extends Omit<StatusScreenViewProps, 'status'> {
  /** The problem of the call that failed; without one there is nothing at this address. */
  problem?: Problem | undefined
  /** The words for problems. @default the product's. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
}

/** A whole page for a problem: its words, and the way on that fits it. When the connection is back it tries again. */
export function StatusScreen({ problem, errors, onRetry, title, children, ...rest }: StatusScreenProps) {
  const { t } = useLocale()
  const catalogue = useErrorCatalogue(errors)
  const state = useStatusScreen({ problem, onRetry })
  const words = problem && wordsFor(problem, t, catalogue)
  return (
    <StatusScreenView retryAfter={problem?.retryAfter} {...rest} {...state} title={title ?? words?.title}>
      {children ?? words?.text}
    </StatusScreenView>
  )
}

/** The catalogue heads the page itself. Where a status does, what it means is not said a second time. */
function wordsFor(
  problem: Problem,
  t: Translate,
  errors: ErrorCatalogue | undefined,
): { title?: string; text: ReactNode } {
  const { code, title, message } = resolveProblem(problem, errors, { t })
  if (code !== undefined) return { title, text: message && <bdi>{sentence(message)}</bdi> }
  const next = nextSteps[problem.status]
  if (next === undefined) return { text: problemMessages(problem, t) }
  const said = ownMessage(problem, t)
  return {
    text: said && (
      <>
        {said} {t(next)}
      </>
    ),
  }
}

/** The next step after a status that heads the page. */
const nextSteps: { readonly [status: number]: 'status.signInText' | 'status.forbiddenText' | undefined } = {
  401: 'status.signInText',
  403: 'status.forbiddenText',
}
