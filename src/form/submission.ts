import { isError, type Issue } from '../spec/rules/issues'
import { wholeIssues } from './PartialIssue'
import type { FormOptions, FormStatus, FormValues, SubmitOptions } from './FormStore'
import { newKey } from '../internal/newKey'

export { newKey }

/** A second press on the same, unchanged form within this time is a slip of the finger. */
const doublePress = 1000

/** The part of a form that its submission knows. */
export interface SubmittedForm<V extends FormValues> {
  getOptions(): FormOptions<V>
  getValues(): V
  /** Another number after each change of a value. */
  getVersion(): number
  /** Ask every field's rules. There is a promise only when one takes time. */
  validateFields(signal: AbortSignal): Promise<void> | undefined
  hasRejectedField(): boolean
  /** Show the issues of the values that are sent, in place of those of an earlier submission. */
  giveIssues(issues: readonly Issue[], values: V): void
  /** Take a new status and call the listeners; `failure` is the error that was thrown. */
  enter(status: FormStatus, failure?: unknown): void
  /** Start from the values that were sent: they are no change any more. */
  rebase(sent: V): void
}

export interface Submission {
  submit(options?: SubmitOptions): Promise<boolean>
  /** Give up the submission under way; its answer is of no interest. */
  abort(): void
  isUnderWay(): boolean
}

/** Submit one at a time, from the press to the answer. */
export function createSubmission<V extends FormValues>(form: SubmittedForm<V>): Submission {
  let current: { readonly controller: AbortController; promise: Promise<boolean> } | undefined
  let idempotencyKey: string | undefined
  let accepted: { readonly version: number; readonly at: number } | undefined

  function submit(options: SubmitOptions = {}): Promise<boolean> {
    if (current) return current.promise
    if (accepted?.version === form.getVersion() && Date.now() - accepted.at < doublePress) {
      return Promise.resolve(true)
    }
    const mine = { controller: new AbortController(), promise: Promise.resolve(false) }
    current = mine
    mine.promise = run(mine.controller.signal, options).finally(() => {
      if (current === mine) current = undefined
    })
    return mine.promise
  }

  async function run(signal: AbortSignal, { intent, action }: SubmitOptions): Promise<boolean> {
    try {
      const pending = form.validateFields(signal)
      if (pending) {
        form.enter('checking')
        await pending
      }
      if (signal.aborted) return false
      if (form.hasRejectedField()) return reject()

      const values = form.getValues()
      const version = form.getVersion()
      let found = form.getOptions().validate?.(values, { signal }) ?? []
      if ('then' in found) {
        form.enter('checking')
        found = await found
        if (signal.aborted) return false
      }
      const issues = wholeIssues(found, 'client')
      form.giveIssues(issues, values)
      if (issues.some(isError)) return reject()

      form.enter('submitting')
      idempotencyKey ??= newKey()
      const { onSubmit = action } = form.getOptions()
      const answer = await onSubmit?.(values, { signal, idempotencyKey, intent })
      if (signal.aborted) return false
      idempotencyKey = undefined
      const answered = answer && wholeIssues(answer.issues, 'server')
      if (answered) form.giveIssues([...issues, ...answered], values)
      if (answered?.some(isError)) return reject()

      form.rebase(values)
      accepted = { version, at: Date.now() }
      form.enter('submitted')
      return true
    } catch (thrown) {
      if (!signal.aborted) form.enter('failed', thrown)
      return false
    }
  }

  function reject() {
    form.enter('invalid')
    return false
  }

  return {
    submit,
    abort() {
      current?.controller.abort()
      current = undefined
      idempotencyKey = undefined
      accepted = undefined
    },
    isUnderWay: () => current !== undefined,
  }
}
