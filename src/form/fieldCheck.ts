import type { Issue } from '../spec/rules/issues'
import { startCheck } from './check'
import type { FieldState } from './FieldState'
import type { FieldRules } from './FormStore'
import { rulesOf } from './runRules'

/** The part of a form that its checks know. */
export interface CheckedForm {
  /** The form's own rules for a field. */
  getRules(field: FieldState): FieldRules | undefined
  /** Another number after each change of a value. */
  getVersion(): number
  /** Called with what a field's rules found; `late` when it took time. */
  onFound(field: FieldState, found: readonly Issue[], late: boolean): void
}

/**
 * Validate one field. There is a promise only when a rule takes time. A check that is under way for the very values as
 * they stand is joined, so that no rule is asked twice.
 *
 * @param early whether to hand on at once what the rules found before the one that takes time
 * @param delay how long to wait, in milliseconds, before a rule that took time before
 */
export function checkField(
  field: FieldState,
  form: CheckedForm,
  { early: showEarly = false, delay = 0 } = {},
): Promise<void> | undefined {
  const version = form.getVersion()
  const { check } = field
  if (check?.version === version && (delay > 0 || !check.isWaiting())) return check.done
  stopCheck(field)
  field.changed = false
  const { places } = field
  const ownRules = places.map(({ own }) => own)
  const rules = rulesOf(...ownRules, form.getRules(field), ...places.map((place) => place.rules))
  let late = false
  const running = startCheck(field, { rules, version, delay }, (found, early) => {
    if (late) field.check = undefined
    if (!early || showEarly) form.onFound(field, found, late)
  })
  late = true
  field.check = running
  // An error that a rule threw is no result: the rule is asked again.
  running?.done.catch(() => {
    if (field.check !== running) return
    field.check = undefined
    field.changed = true
  })
  return running?.done
}

export function stopCheck(field: FieldState): void {
  field.check?.stop()
  field.check = undefined
}

/** Validate a field while a person writes: a rule that throws is heard on submission alone. */
export function checkQuietly(field: FieldState, form: CheckedForm, delay = 0): void {
  try {
    void checkField(field, form, { early: true, delay })
  } catch {
    field.changed = true
  }
}
