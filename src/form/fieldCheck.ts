import type { Issue } from '../spec/rules/issues'
import { type Checked, startCheck } from './check'
import type { FieldState } from './FieldState'
import type { FieldRules, FormValues } from './FormStore'
import { rulesOf } from './runRules'

/** The part of a form that its checks know. */
export interface CheckedForm {
  /** The form's own rules for a field. */
  getRules(field: Pick<FieldState, 'name' | 'places'>): FieldRules | undefined
  getValues(): FormValues
  /** Another number after each change of a value. */
  getVersion(): number
  /** Called with what a field's rules found; `late` when it took time. */
  onFound(field: FieldState, found: readonly Issue[], late: boolean): void
}

/**
 * Validate one field. There is a promise only when a rule takes time. A check that is under way for the very values as
 * they stand is joined, so that no rule is asked twice.
 *
 * @param showEarly whether to hand on at once what the rules found before the one that takes time
 */
export function checkField(
  field: FieldState,
  form: CheckedForm,
  showEarly = false,
): Promise<void> | undefined {
  const version = form.getVersion()
  if (field.check?.version === version) return field.check.done
  stopCheck(field)
  field.changed = false
  let late = false
  const running = startCheck(checkedOf(field, form), (found, early) => {
    if (late) field.check = undefined
    if (!early || showEarly) form.onFound(field, found, late)
  })
  late = true
  field.check = running
  field.slow = running !== undefined
  // An error that a rule threw is no result: the rule is asked again.
  running?.done.catch(() => {
    if (field.check !== running) return
    field.check = undefined
    field.changed = true
  })
  return running?.done
}

/** All that the rules of a field are asked about. */
export function checkedOf({ name, value, places }: FieldState, form: CheckedForm): Checked {
  const ownRules = places.map(({ own }) => own)
  const rules = rulesOf(...ownRules, form.getRules({ name, places }), ...places.map((place) => place.rules))
  return { name, value, rules, version: form.getVersion(), getValues: form.getValues }
}

export function stopCheck(field: FieldState): void {
  field.check?.stop()
  field.check = undefined
}

/** Validate a field while a person writes: a rule that throws is heard on submission alone. */
export function checkQuietly(field: FieldState, form: CheckedForm): void {
  try {
    void checkField(field, form, true)
  } catch {
    field.changed = true
  }
}
