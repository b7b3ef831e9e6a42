import { wait } from '../internal/wait'
import type { ListQuery, RecordId } from './DataSource'
import { type Problem, ProblemError } from './problems'

/** One call, for a function that slows it or makes it fail. */
export interface SourceCall {
  readonly method:
    | 'list'
    | 'facets'
    | 'get'
    | 'getMany'
    | 'history'
    | 'activity'
    | 'create'
    | 'update'
    | 'transition'
    | 'remove'
    | 'restore'
    | 'removed'
    | 'purge'
  readonly id?: RecordId | undefined
  readonly ids?: readonly RecordId[] | undefined
  readonly query?: ListQuery | undefined
  /** `after` means that the call had its effect and only its answer is lost. */
  readonly phase: 'before' | 'after'
}

/** A problem by its status (0: no answer came), or any error. */
export type SourceFailure = Error | (Partial<Problem> & Pick<Problem, 'status'>)

/** How calls fare. Both can be changed while calls are under way, and count from the next decision. */
export interface CallConditions {
  /** How many milliseconds a call takes. @default 0 */
  delay: number | ((call: SourceCall) => number)
  /**
   * The failure of every call, before it has an effect; or a function that picks calls, asked before and after each.
   */
  fail: undefined | SourceFailure | ((call: SourceCall) => SourceFailure | undefined)
}

/** Run actions as calls over a network: they take their time, may fail, and end when they are aborted. */
export function callsUnder(conditions: CallConditions) {
  return async <Answer>(
    about: Omit<SourceCall, 'phase'>,
    signal: AbortSignal | undefined,
    act: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    signal?.throwIfAborted()
    const { delay } = conditions
    const milliseconds = typeof delay === 'function' ? delay({ ...about, phase: 'before' }) : delay
    // Without a delay it still takes a turn, because an answer never comes at once.
    if (milliseconds > 0) await wait(milliseconds, signal)
    else await Promise.resolve()
    signal?.throwIfAborted()
    failIf(conditions.fail, { ...about, phase: 'before' })
    const answer = await act()
    failIf(conditions.fail, { ...about, phase: 'after' })
    return answer
  }
}

function failIf(fail: CallConditions['fail'], call: SourceCall): void {
  const always = call.phase === 'before' ? fail : undefined
  const failure = typeof fail === 'function' ? fail(call) : (always as SourceFailure | undefined)
  if (failure) throw failure instanceof Error ? failure : new ProblemError(failure)
}
