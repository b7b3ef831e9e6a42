import type { MessageKey } from '../../messages/Messages'
import type { TranslateFor } from '../../messages/createTranslator'
import { type Problem, REFERRED_TO } from './Problem'

type ProblemKey = Extract<MessageKey, `problem.${string}`>

/** A `t` for the texts of failed calls. */
export type TranslateProblem = TranslateFor<ProblemKey>

type Kind = Pick<Problem, 'status'> & Partial<Pick<Problem, 'type'>>

/** Why a call failed and what a person can do about it, as far as the status tells, or a type of our own. */
export function statusMessage(problem: Kind, t: TranslateProblem): string {
  return t(keyOf(problem))
}

/** Whether the status says no more than that it was rejected, so that any words of the server say more. */
export function isPlainRejection(problem: Kind): boolean {
  return keyOf(problem) === 'problem.rejected'
}

function keyOf({ status, type }: Kind): ProblemKey {
  if (type === REFERRED_TO) return 'problem.referredTo'
  if (status === 0) return 'problem.offline'
  if (status === 401) return 'problem.signIn'
  if (status === 403) return 'problem.forbidden'
  if (status === 404) return 'problem.notFound'
  if (status === 410) return 'problem.gone'
  if (status === 412) return 'problem.changed'
  if (status === 429) return 'problem.tooMany'
  return status >= 500 ? 'problem.server' : 'problem.rejected'
}
