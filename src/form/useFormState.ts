'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore, FormValues } from './FormStore'
import { useFormContext } from './FormContext'
import { usePath } from './Place'

/**
 * One fact about a form, drawn again only when it changes: `useFormState(form, (form) => form.getStatus())`.
 *
 * @param select reads the fact; it must give the same thing as long as nothing changed, so no new object each time
 */
export function useFormState<V extends FormValues, Fact>(
  store: FormStore<V>,
  select: (store: FormStore<V>) => Fact,
): Fact {
  const read = () => select(store)
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * One value as it stands, drawn again with each change of it: for a field that depends on another's answer. In a group or
 * an item of a list the name is that of a value there.
 */
export function useFieldValue(name: string | symbol): unknown {
  const store = useFormContext('useFieldValue')
  const place = usePath(name)
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeValue(place, listener),
    [store, place],
  )
  const read = () => store.getValue(place)
  return useSyncExternalStore(subscribe, read, read)
}
