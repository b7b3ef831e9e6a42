import type { WordKey } from '../words/english'
import type { SayOf } from '../words/say'
import type { Problem } from './Problem'

type ProblemKey = Extract<WordKey, `problem.${string}`>

/** A `Say` that knows why calls fail. */
export type SayProblem = SayOf<ProblemKey>

/** Why a call failed and what a person can do about it, as far as the status tells. */
export function statusWords({ status }: Pick<Problem, 'status'>, say: SayProblem): string {
  return say(keyOf(status))
}

/** Whether the status says no more than that it was refused, so that any words of the server say more. */
export function isPlainRefusal({ status }: Pick<Problem, 'status'>): boolean {
  return keyOf(status) === 'problem.refused'
}

function keyOf(status: number): ProblemKey {
  if (status === 0) return 'problem.offline'
  if (status === 401) return 'problem.signIn'
  if (status === 403) return 'problem.forbidden'
  if (status === 404 || status === 410) return 'problem.gone'
  if (status === 412) return 'problem.changed'
  if (status === 429) return 'problem.tooMany'
  return status >= 500 ? 'problem.server' : 'problem.refused'
}
