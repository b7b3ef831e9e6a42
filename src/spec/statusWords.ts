import type { WordKey } from '../words/english'
import type { SayOf } from '../words/say'
import type { Problem } from './Problem'

/** A `Say` that knows why calls fail. */
export type SayProblem = SayOf<Extract<WordKey, `problem.${string}`>>

/** Why a call failed and what a person can do about it, as far as the status tells. */
export function statusWords({ status }: Pick<Problem, 'status'>, say: SayProblem): string {
  if (status === 0) return say('problem.offline')
  if (status === 401) return say('problem.signIn')
  if (status === 403) return say('problem.forbidden')
  if (status === 404 || status === 410) return say('problem.gone')
  if (status === 429) return say('problem.tooMany')
  return status >= 500 ? say('problem.server') : say('problem.refused')
}
