import { BLANK_TYPE, type Problem } from '../spec/problems/Problem'

export type { Problem }

/** The error of a source, so that screens tell a rejection (409, 422), a conflict (412) and a loss (404, 410) apart. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Partial<Problem> & Pick<Problem, 'status'>) {
    const whole: Problem = { type: BLANK_TYPE, title: `Status ${problem.status}`, ...problem }
    super(whole.detail ?? whole.title)
    this.problem = whole
  }
}

/** Read any thrown value as a problem; one that is no `ProblemError` gets status 0 and keeps its message. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  return { type: BLANK_TYPE, title: 'No answer', status: 0, detail }
}
