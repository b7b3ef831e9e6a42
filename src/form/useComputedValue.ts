'use client'

import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { namesBehind } from '../spec/fields/computedValue'
import type { Fields } from '../spec/fields/fields'
import { readValues } from '../spec/rules/readValues'
import { useFormContext } from './FormContext'
import { pathIn, PlaceContext } from './Place'

/** The value of a computed field by what stands in the form now, drawn again when it becomes another; null where it is not known. */
export function useComputedValue(fields: Fields, name: string): string | number | null {
  const store = useFormContext('EntityField')
  const around = use(PlaceContext)
  const { locale } = useLocaleWith()
  const places = useMemo(
    () => namesBehind(fields, name).map((one) => [one, pathIn(around, one)] as const),
    [fields, name, around],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = places.map(([, place]) => store.subscribeValue(place, listener))
      return () => stops.forEach((stop) => stop())
    },
    [store, places],
  )
  const read = () => {
    const values = Object.fromEntries(places.map(([one, place]) => [one, store.getValue(place)]))
    // A part that the server makes is taken as the form was given it.
    return (readValues({ fields }, [name], { values, known: values, locale })[name] ?? null) as
      | string
      | number
      | null
  }
  return useSyncExternalStore(subscribe, read, read)
}
