'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore } from '../../form/FormStore'
import { subscribeValues } from '../../form/subscribeValues'
import type { Values } from './formChanges'

/** The values as they stand, drawn again with each change of one of the names. */
export function useValues(store: FormStore, names: readonly string[]): Values {
  return useSyncExternalStore(useSubscribeValues(store, names), store.getValues, store.getValues)
}

/** Follows the values with these names, for a fact that is read from them. */
export function useSubscribeValues(store: FormStore, names: readonly string[]) {
  const key = JSON.stringify(names)
  return useCallback(
    (listener: () => void) => subscribeValues(store, JSON.parse(key) as string[], listener),
    [store, key],
  )
}
