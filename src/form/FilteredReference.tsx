'use client'

import { type ComponentType, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
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
import { type NamedField, useNamedFields } from './FieldScope'
import { NewRecordContext, useFormContext } from './FormContext'
import type { FieldRule, FieldRuleContext, FormStore } from './FormStore'
import { pathIn, PlaceContext } from './Place'

interface FilteredReferenceProps extends ReferenceFieldProps {
  /** Draws the field. */
  as: ComponentType<ReferenceFieldProps>
  /** The records that can be chosen, as the field declares it. */
  declared: When
  /** Its key in what it stands in. */
  place: string | symbol
}

/** A reference to some records alone, which may depend on what is chosen in fields beside it and around it. */
export function FilteredReference({ as: Control, declared, place, ...props }: FilteredReferenceProps) {
  const others = useNamedFields(useMemo(() => otherFieldsIn(declared), [declared]))
  useOfferedRule(place, declared, others, props)
  return <Control {...props} filter={useFilter(declared, others) as AnyWhen} />
}

/**
 * Reject a record that is not offered. One that a known record has already is only warned of, as someone who has left since, until a
 * person changes it or what it depends on.
 */
function useOfferedRule(
  place: string | symbol,
  declared: When,
  others: readonly NamedField[],
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
    const isDirty = () => store.isDirty(at) || others.some(({ form, path }) => form.isDirty(path))
    const rule: FieldRule = (value, context) => {
      const known = new Map(others.map((one) => [one.name, trackedValue(one, store, context)]))
      const when = withOtherValues(declared, (name) => known.get(name))
      if (!isNew && !isDirty()) return undefined
      const { includes } = readableCondition(when, target)
      const isUnfit = (Array.isArray(value) ? value : [value]).some((one) => {
        const loaded = isTextOrNumber(one) ? loader.get(one) : undefined
        return loaded?.status === 'ready' && !includes(loaded.record)
      })
      return isUnfit ? unfitText(when, target, { t, locale }) : undefined
    }
    const unregister = store.register(at, { id, rules: rule })
    // No form knows that a rule of another one, of the row of a map, reads from it.
    const stops = others.flatMap(({ form, path }) =>
      form === store
        ? []
        : [form.subscribeValue(path, () => [store, form].forEach((one) => one.revalidate()))],
    )
    return () => [unregister, ...stops].forEach((stop) => stop())
  }, [store, around, isNew, target, t, locale, place, declared, others, id, readOnly])
}

/** Read another field's value so that the rule is asked again when it changes: what the form itself hands out is not tracked. */
function trackedValue(
  { name, form, path: [...place], beside }: NamedField,
  store: FormStore,
  { siblings, values, path }: FieldRuleContext,
): unknown {
  if (form !== store) return form.getValue(place)
  if (beside) return ownValue(siblings, name)
  // The group around has the same beginning, with the place of each item as it is now.
  const around = path.slice(0, place.length - 1)
  return [...around, name].reduce<unknown>(
    (holder, key) => (Array.isArray(holder) ? holder[Number(key)] : ownValue(holder, String(key))),
    values,
  )
}

function useFilter(declared: When, others: readonly NamedField[]): When {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = others.map(({ form, path }) => form.subscribeValue(path, listener))
      return () => stops.forEach((stop) => stop())
    },
    [others],
  )
  // A text, so that it is the same as long as no value changes.
  const read = () => readValues(others)
  const values = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => {
    const known = new Map(JSON.parse(values) as readonly [string, unknown][])
    return withOtherValues(declared, (name) => known.get(name))
  }, [declared, values])
}

function readValues(others: readonly NamedField[]): string {
  return JSON.stringify(others.map(({ name, form, path }) => [name, form.getValue(path) ?? null]))
}
