'use client'

import type { ComponentType } from 'react'
import type { FieldProps } from '../fields/FieldProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import { requiredMark } from './requiredMark'
import { useField } from './useField'

interface BoundControlProps extends Omit<DeclaredFieldProps, 'entityName'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each field has a value of its own kind
  Control: ComponentType<FieldProps<any>>
}

/** Draws a field by a component that knows nothing of its kind: with its words, and bound to the whole of its value. */
export function BoundControl({ Control, ...declared }: BoundControlProps) {
  const { field, name, label } = declared
  const { locale } = useLocaleWith()
  const bound = useField(name)
  return (
    <Control
      {...bound}
      label={label ?? labelOf(field, typeof name === 'string' ? name : '', locale)}
      description={field.description && localize(field.description, locale)}
      required={bound.readOnly ? undefined : requiredMark(declared)}
    />
  )
}
