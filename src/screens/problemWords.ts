import type { Problem } from '../data/problems'
import type { Say } from '../words/say'

/** Why a call failed and what a person can do about it, in words that anyone understands. */
export function problemWords({ status }: Problem, say: Say): string {
  if (status === 0) return say('problem.offline')
  if (status === 401) return say('problem.signIn')
  if (status === 403) return say('problem.forbidden')
  if (status === 404 || status === 410) return say('problem.gone')
  if (status === 429) return say('problem.tooMany')
  return status >= 500 ? say('problem.server') : say('problem.refused')
}
