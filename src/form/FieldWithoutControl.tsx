'use client'

import { use, useEffect } from 'react'
import { TextAreaField } from '../fields/TextAreaField'
import { warn } from '../internal/developerMessages'
import type { Field } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { valueText } from '../spec/values/valueText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { ReadOnlyContext } from './FormContext'
import { useFieldValue } from './useFormState'

interface FieldWithoutControlProps {
  field: Field
  name: string | symbol
  label?: string
  entityName: string
}

/**
 * A map whose values have parts, to be read: it has no control yet. The form is not told of a field here: a value that cannot be
 * mended on this page is not validated on it.
 */
export function FieldWithoutControl({ field, name, label, entityName }: FieldWithoutControlProps) {
  const { locale } = useLocaleWith()
  const isReadOnly = use(ReadOnlyContext)
  const value = useFieldValue(name)
  useEffect(() => {
    if (isReadOnly) return
    warn(
      `There is no control yet for “${String(name)}” of “${entityName}”, a map whose values have parts, so that a form shows it and a person cannot change it. Draw it yourself with <FormField as={…}>, or leave it out of the fields of the form.`,
    )
  }, [isReadOnly, name, entityName])
  const isEmpty = value === undefined || value === null
  return (
    <TextAreaField
      label={label ?? labelOf(field, typeof name === 'string' ? name : '', locale)}
      description={field.description && localize(field.description, locale)}
      rows={1}
      readOnly
      value={isEmpty ? '' : valueText(field, value, locale)}
    />
  )
}
