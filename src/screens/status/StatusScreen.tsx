'use client'

import type { ReactNode } from 'react'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Translate } from '../../messages/createTranslator'
import { own } from '../../internal/own'
import { sentence } from '../../messages/sentence'
import { ownMessage, problemMessages } from '../product/problemMessages'
import { referenceOf } from './referenceOf'
import { StatusScreenView, type StatusScreenViewProps } from './StatusScreenView'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { triesAgain, useStatusScreen } from './useStatusScreen'
import { WayOn } from './WayOn'

export interface StatusScreenProps extends Omit<StatusScreenViewProps, 'status'> {
  /** The problem of the call that failed; without one there is nothing at this address. */
  problem?: Problem | undefined
  /** The words for problems. @default the product's. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
}

/**
 * A whole page for a problem: its words, and the way on that fits it. When the connection is back it tries again. Where it is
 * given neither `actions` nor `onRetry`, it leads to the start of the product, back, or loads the page again.
 */
export function StatusScreen({ problem, errors, onRetry, title, children, ...rest }: StatusScreenProps) {
  const { t } = useLocale()
  const { actions } = rest
  const catalogue = useErrorCatalogue(errors)
  const state = useStatusScreen({ problem, onRetry })
  const words = problem && wordsFor(problem, t, catalogue)
  const retry = state.onRetry ?? (actions === undefined && triesAgain.has(state.status) ? reload : undefined)
  return (
    <StatusScreenView
      retryAfter={problem?.retryAfter}
      reference={problem && referenceOf(problem)}
      {...rest}
      {...state}
      onRetry={retry}
      actions={actions ?? (retry ? undefined : <WayOn />)}
      title={title ?? words?.title}
    >
      {children ?? words?.text}
    </StatusScreenView>
  )
}

/** Reload the page, where the host has given no other way. */
const reload = () => location.reload()

/** The catalogue heads the page itself. Where a status does, what it means is not said a second time. */
function wordsFor(
  problem: Problem,
  t: Translate,
  errors: ErrorCatalogue | undefined,
): { title?: string | undefined; text: ReactNode } {
  const { code, title, message } = resolveProblem(problem, errors, { t })
  if (code !== undefined) return { title, text: message && <bdi>{sentence(message)}</bdi> }
  const next = own(nextSteps, String(problem.status))
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
const nextSteps = {
  401: 'status.signInText',
  403: 'status.forbiddenText',
  503: 'status.unavailableText',
} as const
