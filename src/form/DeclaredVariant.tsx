'use client'

import { use } from 'react'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SelectField } from '../fields/SelectField'
import { own } from '../internal/own'
import { localize } from '../spec/labels/LocalizedText'
import { variantLabelOf, variantQuestionOf } from '../spec/labels/variantLabels'
import { isPlainObject } from '../spec/values/ownValue'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { DeclaredFields } from './DeclaredFields'
import { FieldGroup } from './FieldGroup'
import { useFormContext } from './FormContext'
import type { FormStore } from './FormStore'
import { legendOf } from './legendOf'
import { type Place, PlaceContext } from './Place'
import { useField } from './useField'
import { useFieldValue } from './useFormState'

/** So many variants are taken in at a glance. */
const variantsInSight = 5

/** One of several groups that an entity declares: which one, and then its fields. */
export function DeclaredVariant(props: DeclaredPartsProps<'variant'>) {
  const { field, name, required } = props
  const { locale } = useLocaleWith()
  return (
    <FieldGroup
      name={name}
      legend={legendOf(props, locale)}
      description={field.description && localize(field.description, locale)}
      // While nothing is chosen there is no group, and its rule says so.
      required={(required ?? field.required) ? undefined : false}
    >
      <VariantFields {...props} />
    </FieldGroup>
  )
}

function VariantFields({ field, entityName, Inner }: DeclaredPartsProps<'variant'>) {
  const { by, variants, required } = field
  const { locale } = useLocaleWith()
  const store = useFormContext('EntityField')
  const place = use(PlaceContext) as Place
  const chosen = useFieldValue(by)
  const bound = useField(by)
  const options = Object.keys(variants).map((value) => ({
    value,
    label: variantLabelOf(field, value, locale),
  }))
  const fields = typeof chosen === 'string' ? own(variants, chosen) : undefined

  function choose(next: string | null) {
    const kept = keptIn(store, place.name)
    if (typeof chosen === 'string') kept.set(chosen, store.getValue(place.path))
    const before = kept.get(next ?? '')
    store.setValue(
      place.path,
      next === null ? undefined : { ...(isPlainObject(before) && before), [by]: next },
    )
  }

  const label = variantQuestionOf(field, locale)
  const control = { ...bound, label, options, required: required ? true : undefined, onValueChange: choose }
  return (
    <>
      {required && options.length <= variantsInSight ? (
        <RadioGroupField {...control} />
      ) : (
        <SelectField {...control} />
      )}
      {fields && (
        <DeclaredFields key={String(chosen)} fields={fields} entityName={entityName} Inner={Inner} />
      )}
    </>
  )
}

/** The values of variants that are not chosen, so that a person who chooses one again finds them. */
const keptOf = new WeakMap<FormStore, Map<string, Map<string, unknown>>>()

function keptIn(store: FormStore, name: string): Map<string, unknown> {
  const ofForm = keptOf.get(store) ?? new Map<string, Map<string, unknown>>()
  keptOf.set(store, ofForm)
  const kept = ofForm.get(name) ?? new Map<string, unknown>()
  ofForm.set(name, kept)
  return kept
}
