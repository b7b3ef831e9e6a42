import { isError } from '../spec/rules/issues'
import { startCheck } from './check'
import { type CheckedForm, checkField, rulesFor } from './fieldCheck'
import type { FieldState } from './FieldState'

/**
 * Validate fields until nothing has changed meanwhile, and show what is found. There is a promise only when a rule takes
 * time.
 */
export function checkFields(fields: readonly FieldState[], form: CheckedForm): boolean | Promise<boolean> {
  const version = form.getVersion()
  const pending = fields.flatMap((field) => checkField(field, form) ?? [])
  const isAccepted = () => !fields.some(({ found }) => found.some(isError))
  if (pending.length === 0) return isAccepted()
  return Promise.all(pending).then(() =>
    form.getVersion() === version ? isAccepted() : checkFields(fields, form),
  )
}

/** Whether the rules that answer at once find no error. Nothing is shown. */
export function areAccepted(fields: readonly FieldState[], form: CheckedForm): boolean {
  return fields.every((field) => {
    let accepted = true
    try {
      const running = startCheck(
        field,
        { rules: rulesFor(field, form), version: form.getVersion(), delay: 0 },
        (found) => {
          accepted = !found.some(isError)
        },
      )
      running?.stop()
    } catch {
      // A rule that throws is heard on submission.
    }
    return accepted
  })
}
