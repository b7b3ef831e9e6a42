import { useMemo } from 'react'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ValidateOptions } from '../../spec/rules/validate'
import { wantedByRules } from '../../spec/rules/wantedByRules'
import { withRequired } from '../../spec/rules/withRequired'

/** The entity as a form draws its fields: what a rule wants filled in, whatever is answered, is required. */
export function useDrawnEntity<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  validating: Pick<ValidateOptions, 'known' | 'me'>,
): Entity<F> {
  // A text, so that a field is the same as long as nothing else is wanted.
  const wanted = JSON.stringify([...wantedByRules(entity, names, validating)])
  return useMemo(() => withRequired(entity, new Set(JSON.parse(wanted) as string[])), [entity, wanted])
}
