'use client'

import { useEffect, useRef } from 'react'
import { useValueText } from '../components/useValueText'
import { OutputField } from '../fields/OutputField'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { outputTexts } from '../messages/fields/outputTexts'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { unitOf, withUnit } from '../spec/values/unitText'
import { useComputedValue } from './useComputedValue'
import { useField } from './useField'

interface ComputedFieldProps {
  /** The fields of the record or group that it stands in. */
  fields: Fields
  name: string
  field: Field
  /** Whether its changes are said to people who do not see them: those of each line of many would be too much. */
  announced?: boolean
}

/** A value that follows from the other fields of a form, as they are filled in now. */
export function ComputedField({ fields, name, field, announced = false }: ComputedFieldProps) {
  const { locale } = useLocaleWith()
  const { id, error, warning } = useField(name)
  const value = useComputedValue(fields, name)
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
        {value === null ? undefined : text}
      </OutputField>
      {announced && value !== null && <Announcement label={label} text={text} />}
    </>
  )
}

/** Says a new value once a person rests. */
function Announcement({ label, text }: { label: string; text: string }) {
  const announce = useAnnounce()
  const { t } = useLocaleWith(outputTexts)
  const said = useRef(text)
  const message = t('output.changed', { field: label, value: text })
  useEffect(() => {
    if (said.current === text) return undefined
    const timer = setTimeout(() => {
      said.current = text
      announce(message)
    }, pause)
    return () => clearTimeout(timer)
  }, [announce, message, text])
  return null
}

/** As long as most people take between two keys, and a little more. */
const pause = 1000
