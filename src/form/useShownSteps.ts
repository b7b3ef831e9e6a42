import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { warn } from '../internal/developerMessages'
import { namesAsked } from '../spec/conditions/When'
import { isSectionShown } from '../spec/entities/EntitySection'
import type { Fields } from '../spec/fields/fields'
import type { FormStore } from './FormStore'
import { subscribeValues } from './subscribeValues'
import type { FormStep } from './FormStep'

/** The steps whose conditions hold, drawn again when one of the values that they ask about turns one. */
export function useShownSteps(
  store: FormStore,
  steps: readonly FormStep[],
  fields: Fields,
): readonly FormStep[] {
  const conditions = steps.flatMap(({ when = [] }) => (typeof when === 'function' ? [] : [when]))
  const asked = JSON.stringify([...new Set(conditions.flatMap(namesAsked))])
  useEffect(() => {
    const known = Object.keys(fields)
    const unknown = (JSON.parse(asked) as readonly string[]).find((name) => !known.includes(name))
    if (unknown === undefined) return
    warn(
      `<FormSteps> has a step that depends on “${unknown}”, which is no field of an entity that it knows, so that the step is never shown. Give it the entity, or make the step's when a function of the values.`,
    )
  }, [asked, fields])
  // A function may ask about any of them.
  const asksAll = steps.some(({ when }) => typeof when === 'function')
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeValues(store, asksAll ? [[]] : (JSON.parse(asked) as readonly string[]), listener),
    [store, asked, asksAll],
  )
  // A text, so that it is the same as long as nothing has turned.
  const read = () => steps.map((one) => (isSectionShown(one, store.getValues(), fields) ? '1' : '0')).join('')
  const shown = useSyncExternalStore(subscribe, read, read)
  return steps.filter((_, index) => shown[index] === '1')
}
