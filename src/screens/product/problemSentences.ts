import type { Problem } from '../../data/problems'
import type { Translate } from '../../messages/createTranslator'
import { sentence } from '../../messages/sentence'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { resolveProblem } from '../../spec/problems/resolveProblem'

interface SaidProblem {
  readonly t: Translate
  readonly errors: ErrorCatalogue | undefined
  /** The sentence before the reason: what failed. */
  readonly failed?: string | undefined
}

/** Say a problem and its reason in sentences where there is no room for a banner, as in a toast. */
export function problemSentences(problem: Problem, { t, errors, failed }: SaidProblem): string {
  const { title, message } = resolveProblem(problem, errors, { t })
  return [failed, title, message].flatMap((words) => (words ? [sentence(words)] : [])).join(' ')
}
