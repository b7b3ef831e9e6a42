'use client'

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useValueText } from '../components/useValueText'
import { OutputField } from '../fields/OutputField'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { outputTexts } from '../messages/fields/outputTexts'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { unitOf, withUnit } from '../spec/values/unitText'
import { isMissing } from '../spec/values/isMissing'
import { useFormContext } from './FormContext'
import { isNoneOf } from './isNoneOf'
import { useComputedValue } from './useComputedValue'
import { useField } from './useField'

interface ComputedFieldProps {
  /** The fields of the record or group that it stands in. */
  fields: Fields
  name: string
  field: Field
  /** Whether its changes are said to people who do not see them: those of each line of many would be too much. */
  announced?: boolean | undefined
}

/** A value that is computed from the other fields of a form, as they are filled in now. */
export function ComputedField({ fields, name, field, announced }: ComputedFieldProps) {
  const value = useComputedValue(fields, name)
  return <FollowingField name={name} field={field} value={value} announced={announced} />
}

interface RelatedFieldProps {
  name: string
  field: Field
}

/** A value of the record that a reference of the form points at. */
export function RelatedField({ name, field }: RelatedFieldProps) {
  const store = useFormContext('EntityField')
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(name, listener), [store, name])
  const read = () => store.getValue(name)
  const value = useSyncExternalStore(subscribe, read, read)
  return (
    <FollowingField
      name={name}
      field={field}
      value={value}
      isNone={isNoneOf(field, value, (one) => store.getValue(one))}
      announced
    />
  )
}

interface FollowingFieldProps {
  name: string
  field: Field
  value: unknown
  /** It is known, and there is none. */
  isNone?: boolean | undefined
  announced?: boolean | undefined
}

function FollowingField({ name, field, value, isNone = false, announced = false }: FollowingFieldProps) {
  const { t, locale } = useLocaleWith(outputTexts)
  const { id, error, warning } = useField(name)
  const isKnown = !isMissing(value)
  const text = withUnit(useValueText(field, value), unitOf(field, locale))
  const label = labelOf(field, name, locale)
  return (
    <>
      <OutputField
        label={label}
        description={field.description && localize(field.description, locale)}
        id={id}
        error={error}
        warning={warning}
      >
        {isKnown ? text : isNone ? t('output.none') : undefined}
      </OutputField>
      {announced && <Announcement label={label} text={isKnown ? text : ''} />}
    </>
  )
}

/** Says a new value once a person rests. Without one there is nothing to say. */
function Announcement({ label, text }: { label: string; text: string }) {
  const announce = useAnnounce()
  const { t } = useLocaleWith(outputTexts)
  const said = useRef(text)
  const message = t('output.changed', { field: label, value: text })
  useEffect(() => {
    if (said.current === text) return undefined
    const timer = setTimeout(() => {
      said.current = text
      if (text !== '') announce(message)
    }, pause)
    return () => clearTimeout(timer)
  }, [announce, message, text])
  return null
}

/** As long as most people take between two keys, and a little more. */
const pause = 1000
