'use client'

import type { ComponentType } from 'react'
import type { FieldProps } from '../fields/FieldProps'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import type { FieldOfOneControl } from '../spec/fields/fieldsWithParts'
import { useLocaleWith } from '../internal/useLocaleWith'
import { BoundControl } from './BoundControl'
import { DeclaredGroup } from './DeclaredGroup'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import { DeclaredList } from './DeclaredList'
import { DeclaredMap } from './DeclaredMap'
import { DeclaredReference } from './DeclaredReference'
import { DeclaredVariant } from './DeclaredVariant'
import { fieldComponents } from './fieldComponents'
import { getFieldControl } from './getFieldControl'
import { requiredMark } from './requiredMark'
import { useField } from './useField'

/** Draws a field of any kind as its declaration says, in the group or list that it stands in. */
export function DeclaredField(props: DeclaredFieldProps) {
  const { field, ...rest } = props
  switch (field.kind) {
    case 'group':
      return <DeclaredGroup {...rest} field={field} Inner={DeclaredField} />
    case 'list':
      // Short texts in one box: the list is one value here, and not a place for each item.
      if (field.control === 'tags')
        return <BoundControl {...rest} field={field} Control={fieldComponents.TagsField} />
      return <DeclaredList {...rest} field={field} Inner={DeclaredField} />
    case 'variant':
      return <DeclaredVariant {...rest} field={field} Inner={DeclaredField} />
    case 'map':
      return <DeclaredMap {...rest} field={field} Inner={DeclaredField} />
    default:
      return <BoundField {...rest} field={field} />
  }
}

function BoundField(declared: DeclaredFieldProps & { field: FieldOfOneControl }) {
  const { field, name, label } = declared
  const { locale } = useLocaleWith()
  const bound = useField(name)
  const { as, props } = getFieldControl(field, typeof name === 'string' ? name : '', locale)
  const Control = fieldComponents[as] as ComponentType<FieldProps<never>>
  // There is nothing optional to mark in a value that can only be read.
  const required = bound.readOnly ? undefined : requiredMark(declared)
  const all = {
    ...props,
    ...bound,
    ...(label !== undefined && { label }),
    required,
  }
  if (field.kind !== 'reference' || !(field.filter ?? field.fills)) return <Control {...all} />
  return (
    <DeclaredReference
      {...(all as unknown as ReferenceFieldProps)}
      as={fieldComponents.ReferenceField}
      field={field}
      place={name}
    />
  )
}
