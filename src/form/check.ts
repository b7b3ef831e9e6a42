import type { Issue } from '../spec/rules/issues'
import type { Check, FieldState } from './FieldState'
import { valueOf } from './fieldValue'
import type { FieldRule } from './FormStore'
import { forgetReads, RuleContext } from './ruleContext'
import { runRules } from './runRules'

interface CheckOptions {
  readonly rules: readonly FieldRule[]
  readonly version: number
  /** How many milliseconds to wait before a rule that took time before: a person may go on writing. */
  readonly delay: number
}

/**
 * Validate a value. Rules that answer at once are done on return; for those that take time there is a check, and
 * the issues that the rules before them found are the `early` result.
 */
export function startCheck(
  field: FieldState,
  { rules, version, delay }: CheckOptions,
  onResult: (found: readonly Issue[], early: boolean) => void,
): Check | undefined {
  forgetReads(field)
  const context = new RuleContext(field)
  const found: Issue[] = []
  let stopped = false
  let waiting = false
  const answer = runRules({
    value: valueOf(field),
    rules,
    context,
    found,
    wait(index) {
      if (delay === 0 || field.slowFrom === undefined || index < field.slowFrom) return undefined
      waiting = true
      return new Promise((resolve) => {
        setTimeout(() => {
          waiting = false
          resolve(!stopped)
        }, delay)
      })
    },
    onSlow(index) {
      field.slowFrom = Math.min(field.slowFrom ?? index, index)
    },
  })
  if (!answer) {
    onResult(found, false)
    return
  }

  onResult([...found], true)
  let stop = () => {}
  const done = new Promise<void>((resolve, reject) => {
    stop = () => {
      stopped = true
      context.abort()
      resolve()
    }
    answer.then(
      () => {
        if (!stopped) onResult(found, false)
        resolve()
      },
      (thrown: unknown) => (stopped ? resolve() : reject(thrown)),
    )
  })
  return { version, isWaiting: () => waiting, done, stop }
}
