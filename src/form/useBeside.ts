'use client'

import { use, useCallback, useMemo } from 'react'
import type { FieldPath } from './FieldPath'
import type { FormStore } from './FormStore'
import { pathIn, PlaceContext } from './Place'
import { subscribeValues } from './subscribeValues'

/** A field beside another, by its name and its place in the form. */
export type Beside = readonly [name: string, place: string | FieldPath]

/**
 * Find fields of the group or item around, and follow their values.
 * @param names the same array as long as they are the same
 */
export function useBeside(store: FormStore, names: readonly string[]) {
  const around = use(PlaceContext)
  const places = useMemo(() => names.map((name): Beside => [name, pathIn(around, name)]), [names, around])
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeValues(
        store,
        places.map(([, place]) => place),
        listener,
      ),
    [store, places],
  )
  return { places, subscribe }
}
