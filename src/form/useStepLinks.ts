'use client'

import { useEffectEvent, useId, useLayoutEffect } from 'react'
import type { EntitySection } from '../spec/entities/EntitySection'
import type { FieldPath } from './FieldPath'
import type { FormStore } from './FormStore'
import { idElsewhere, openWays } from './waysElsewhere'

type Step = Pick<EntitySection, 'name' | 'fields'>

/**
 * Let a summary name the issues of all steps in their order, and lead to those of other steps too.
 *
 * @param steps those before the one that is shown, and those after it
 * @param lead takes the person to a field
 */
export function useStepLinks(
  store: FormStore,
  steps: { readonly before: readonly Step[]; readonly after: readonly Step[] },
  lead: (path: FieldPath) => void,
): void {
  const id = useId()
  const follow = useEffectEvent(lead)
  useLayoutEffect(() => openWays(id, (path) => follow(path)), [id])

  const pages = JSON.stringify({ before: namesIn(steps.before), after: namesIn(steps.after) })
  // Before the summary asks: it stands above the steps, and so is told of the page first.
  useLayoutEffect(() => {
    const names = JSON.parse(pages) as { before: readonly string[]; after: readonly string[] }
    const elsewhere = new Set([...names.before, ...names.after])
    return store.registerPages({
      ...names,
      getControlId: (path) => (elsewhere.has(String(path[0])) ? idElsewhere(id, path) : undefined),
    })
  }, [store, id, pages])
}

function namesIn(steps: readonly Step[]): readonly string[] {
  return steps.flatMap(({ fields }) => fields)
}
