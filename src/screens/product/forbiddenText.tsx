import type { ReactNode } from 'react'
import type { Problem } from '../../data/problems'
import type { Translate } from '../../messages/createTranslator'
import { type ErrorCatalogue, errorOf } from '../../spec/problems/ErrorCatalogue'
import { ownMessage, problemMessages } from './problemMessages'

interface ForbiddenReason {
  /** The answer of the source, where it was asked. */
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Why the role may not, as a sentence. */
  reason: string | undefined
  /** Whether there is a button that asks for access. */
  asks?: boolean | undefined
  t: Translate
}

/** Say why something may not be seen, and what to do: in the words of the catalogue, or with the reason of the role. */
export function forbiddenText({ problem, errors, reason, asks = false, t }: ForbiddenReason): ReactNode {
  if (problem && errorOf(problem, errors)) return problemMessages(problem, t, errors)
  if (asks) return reason ?? (problem && ownMessage(problem, t))
  return (
    <>
      {reason ?? (problem && ownMessage(problem, t))} {t('status.forbiddenText')}
    </>
  )
}
