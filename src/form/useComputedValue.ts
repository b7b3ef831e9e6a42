'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { namesBehind } from '../spec/fields/computedValue'
import type { Fields } from '../spec/fields/fields'
import { readComputed } from '../spec/rules/readValues'
import { useFormContext } from './FormContext'
import { useBeside } from './useBeside'

/** The value of a computed field by what stands in the form now, drawn again when it becomes another; null where it is not known. */
export function useComputedValue(fields: Fields, name: string): string | number | null {
  const store = useFormContext('EntityField')
  const { locale } = useLocaleWith()
  const names = useMemo(() => namesBehind(fields, name), [fields, name])
  const { places, subscribe } = useBeside(store, names)
  const read = () =>
    readComputed(
      fields,
      name,
      Object.fromEntries(places.map(([one, place]) => [one, store.getValue(place)])),
      locale,
    )
  return useSyncExternalStore(subscribe, read, read)
}
