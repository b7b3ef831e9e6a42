import type { FormStep } from '../../form/useFormSteps'
import { visibleSection } from '../../spec/access/visibleEntity'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

/** The steps of a host as a person sees them: a field that the role may not read is in none, and none stays that is left empty. */
export function visibleSteps<F extends Fields>(
  whole: Entity<F>,
  /** As the person sees it. */
  seen: Entity<F>,
  steps: readonly FormStep[],
): readonly FormStep[] {
  if (seen === whole) return steps
  const absent = new Set(whole.fieldNames.filter((name) => !Object.hasOwn(seen.fields, name)))
  return steps.flatMap((step) => visibleSection(step, absent) ?? [])
}
