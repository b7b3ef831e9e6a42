import { isError } from '../spec/rules/issues'
import { startCheck } from './check'
import { type CheckedForm, checkField, rulesFor } from './fieldCheck'
import type { FieldState } from './FieldState'

/**
 * Validate fields until nothing has changed meanwhile, because everything that is sent must have been validated. There is
 * a promise only when a rule takes time.
 *
 * @param getFields asked each time, because fields may have come
 */
export function checkFields(
  getFields: () => readonly FieldState[],
  form: CheckedForm,
  signal?: AbortSignal,
): Promise<void> | undefined {
  const version = form.getVersion()
  const fields = getFields()
  for (const field of fields) field.visited = true
  const pending = fields.flatMap((field) => checkField(field, form) ?? [])
  if (pending.length === 0) return undefined
  return Promise.all(pending).then(() => {
    if (!signal?.aborted && form.getVersion() !== version) return checkFields(getFields, form, signal)
  })
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
