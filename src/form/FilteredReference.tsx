'use client'

import { type ComponentType, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { loaderOf, useReferenceTarget } from '../components/useReference'
import { readableCondition } from '../fields/readableCondition'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import { offeredTexts, unfitText } from '../fields/unfitText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { AnyWhen } from '../spec/conditions/AnyWhen'
import { otherFieldsIn, withOtherValues } from '../spec/conditions/onOtherRecords'
import type { When } from '../spec/conditions/When'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import { NewRecordContext, useFormContext } from './FormContext'
import type { FieldRule, FormStore } from './FormStore'
import { pathIn, PlaceContext } from './Place'
import { type Beside, useBeside } from './useBeside'

interface FilteredReferenceProps extends ReferenceFieldProps {
  /** Draws the field. */
  as: ComponentType<ReferenceFieldProps>
  /** The records that can be chosen, as the field declares it. */
  declared: When
  /** Its key in what it stands in. */
  place: string | symbol
}

/** A reference to some records alone, which may depend on what is chosen in fields beside it. */
export function FilteredReference({ as: Control, declared, place, ...props }: FilteredReferenceProps) {
  useOfferedRule(place, declared, props)
  return <Control {...props} filter={useFilter(declared) as AnyWhen} />
}

/**
 * Reject a record that is not offered. One that a known record has already is only warned of, as someone who has left since, until a
 * person changes it or what it depends on.
 */
function useOfferedRule(
  place: string | symbol,
  declared: When,
  { id = '', to, readOnly = false }: ReferenceFieldProps,
): void {
  const store = useFormContext('EntityField')
  const around = use(PlaceContext)
  const isNew = use(NewRecordContext)
  const target = useReferenceTarget(to)
  const { t, locale } = useLocaleWith(offeredTexts)
  useEffect(() => {
    if (!target || target.readable === 'none' || readOnly) return undefined
    const loader = loaderOf(target)
    const at = pathIn(around, place)
    const all = [at, ...otherFieldsIn(declared).map((name) => pathIn(around, name))]
    const rule: FieldRule = (value, { siblings }) => {
      const when = withOtherValues(declared, (name) => ownValue(siblings, name))
      if (!isNew && !all.some((one) => store.isDirty(one))) return undefined
      const { includes } = readableCondition(when, target)
      const isUnfit = (Array.isArray(value) ? value : [value]).some((one) => {
        const loaded = isTextOrNumber(one) ? loader.get(one) : undefined
        return loaded?.status === 'ready' && !includes(loaded.record)
      })
      return isUnfit ? unfitText(when, target, { t, locale }) : undefined
    }
    return store.register(at, { id, rules: rule })
  }, [store, around, isNew, target, t, locale, place, declared, id, readOnly])
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
