import type { Problem } from '../data/problems'
import { statusWords } from '../spec/statusWords'
import type { Say } from '../words/say'

/** Why a call failed and what a person can do about it, in words that anyone understands. */
export function problemWords(problem: Problem, say: Say): string {
  return statusWords(problem, say)
}
