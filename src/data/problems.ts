import { MARK, reportMistake } from '../internal/developerMessages'
import { BLANK_TYPE, type Problem } from '../spec/problems/Problem'

export type { Problem }

const BRAND = /* @__PURE__ */ Symbol.for('screenwright.ProblemError')

/** The error of a source, so that screens tell a rejection (409, 422), a conflict (412) and a loss (404, 410) apart. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem
  /** Registered for the whole realm: a server bundles each of its routes apart, and one may throw what another catches. */
  readonly [BRAND] = true

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A kind of its own that extends this one is told as any class is.
    if (this !== ProblemError) return Function.prototype[Symbol.hasInstance].call(this, value)
    return typeof value === 'object' && value !== null && BRAND in value
  }

  constructor(problem: Partial<Problem> & Pick<Problem, 'status'>) {
    const whole: Problem = { type: BLANK_TYPE, title: `Status ${problem.status}`, ...problem }
    super(whole.detail ?? whole.title)
    this.problem = whole
  }
}

/**
 * Read any thrown value as a problem; one that is no `ProblemError` gets status 0 and keeps its message. A mistake in code is no lost
 * answer, and no connection mends it: it gets status 500 and stands in the console.
 */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem
  if (isMistakeInCode(thrown)) {
    reportMistake(thrown)
    // People are told no title of a blank type, and no detail of a mistake is for them.
    return { type: BLANK_TYPE, title: thrown.message, status: 500 }
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  return { type: BLANK_TYPE, title: 'No answer', status: 0, detail }
}

/**
 * Whether the code threw, and not the network: `fetch` throws a TypeError of its own, in the words of each browser. Text that breaks off
 * is no JSON either, so that a SyntaxError may be the network's.
 */
function isMistakeInCode(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false
  if (thrown.message.startsWith(MARK)) return true
  const isOfNetwork = /fetch|network|load failed|connection|terminated|input stream/i.test(thrown.message)
  return mistakes.some((kind) => thrown instanceof kind) && !isOfNetwork
}

const mistakes = [TypeError, ReferenceError, RangeError]
