import type { Issue } from '../spec/rules/issues'
import type { FieldRule, FormValues } from './FormStore'
import { runRules } from './runRules'

/** Rules at work on one value, until their result or until a newer value makes it stale. */
export interface Check {
  /** The version of the form's values that is validated. */
  readonly version: number
  /** Over when the result is there or the check was stopped; rejected with what a rule threw. */
  readonly done: Promise<void>
  /** The result is of no interest any more. */
  readonly stop: () => void
}

export interface Checked {
  readonly name: string
  readonly value: unknown
  readonly rules: readonly FieldRule[]
  readonly version: number
  getValues(): FormValues
}

/**
 * Validate a value. Rules that answer at once are done on return; for those that take time there is a check, and
 * the issues that the rules before them found are the `early` result.
 */
export function startCheck(
  { name, value, rules, version, getValues }: Checked,
  onResult: (found: readonly Issue[], early: boolean) => void,
): Check | undefined {
  let abort: AbortController | undefined
  const context = {
    get values() {
      return getValues()
    },
    get signal() {
      return (abort ??= new AbortController()).signal
    },
  }
  const found: Issue[] = []
  const answer = runRules(name, value, rules, context, found)
  if (!answer) {
    onResult(found, false)
    return
  }

  onResult([...found], true)
  let stop = () => {}
  const done = new Promise<void>((resolve, reject) => {
    let stopped = false
    stop = () => {
      stopped = true
      abort?.abort()
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
  return { version, done, stop }
}
