'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormStore } from '../../form/FormStore'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { answersRequiring, requiredByRules } from '../../spec/rules/requiredByRules'
import type { ValidateOptions } from '../../spec/rules/validate'
import { useSubscribeValues } from './useValues'

interface RuledForm<F extends Fields> {
  readonly entity: Entity<F>
  readonly names: readonly string[]
  readonly validating: ValidateOptions
}

/** The fields of a form that a rule requires; drawn again only when these are others, never because someone types. */
export function useRequiredFields<F extends Fields>(
  store: FormStore,
  { entity, names, validating }: RuledForm<F>,
): ReadonlySet<string> {
  const subscribe = useSubscribeValues(store, answersRequiring(entity))
  const read = useCallback(
    () => JSON.stringify([...requiredByRules(entity, names, { ...validating, values: store.getValues() })]),
    [store, entity, names, validating],
  )
  const required = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => new Set(JSON.parse(required) as string[]), [required])
}
