'use client'

import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import type { AnyWhen } from '../spec/conditions/AnyWhen'
import { otherFieldsIn, withOtherValues } from '../spec/conditions/onOtherRecords'
import type { When } from '../spec/conditions/When'
import { useFormContext } from './FormContext'
import type { FormStore } from './FormStore'
import { type Beside, useBeside } from './useBeside'

interface FilteredReferenceProps extends ReferenceFieldProps {
  /** Draws the field. */
  as: ComponentType<ReferenceFieldProps>
  /** The records that can be chosen, as the field declares it. */
  declared: When
}

/** A reference to some records alone, which may depend on what is chosen in fields beside it. */
export function FilteredReference({ as: Control, declared, ...props }: FilteredReferenceProps) {
  return <Control {...props} filter={useFilter(declared) as AnyWhen} />
}

function useFilter(declared: When): When {
  const store = useFormContext('EntityField')
  const names = useMemo(() => otherFieldsIn(declared), [declared])
  const { places, subscribe } = useBeside(store, names)
  // A text, so that it is the same as long as no value changes.
  const read = () => readValues(store, places)
  const values = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => {
    const known = new Map(JSON.parse(values) as readonly [string, unknown][])
    return withOtherValues(declared, (name) => known.get(name))
  }, [declared, values])
}

function readValues(store: FormStore, places: readonly Beside[]): string {
  return JSON.stringify(places.map(([name, place]) => [name, store.getValue(place) ?? null]))
}
