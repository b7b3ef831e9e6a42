import type { FormStep } from '../../form/FormStep'
import { visibleSection } from '../../spec/access/visibleEntity'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

/** The steps of a host as a person sees them: a field that the role may not read, or may not set, is in none, and none stays that is left empty. */
export function visibleSteps<F extends Fields>(
  whole: Entity<F>,
  /** As the person sees it. */
  seen: Entity<F>,
  steps: readonly FormStep[],
): readonly FormStep[] {
  if (seen === whole) return steps
  const isFixed = (name: string) => seen.fields[name]?.readOnly && !whole.fields[name]?.readOnly
  const absent = new Set(
    whole.fieldNames.filter((name) => !Object.hasOwn(seen.fields, name) || isFixed(name)),
  )
  return steps.flatMap((step) => visibleSection(step, absent) ?? [])
}
