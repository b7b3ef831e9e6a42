'use client'

import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { DeclaredFields } from './DeclaredFields'
import { FieldGroup } from './FieldGroup'
import { legendOf } from './legendOf'

/** A group that an entity declares: its fields under a legend. */
export function DeclaredGroup({ field, name, label, entityName, Inner }: DeclaredPartsProps<'group'>) {
  const { locale } = useLocaleWith()
  return (
    <FieldGroup
      name={name}
      legend={legendOf({ field, name, label }, locale)}
      description={field.description && localize(field.description, locale)}
      required={field.required ?? false}
    >
      <DeclaredFields fields={field.fields} entityName={entityName} Inner={Inner} />
    </FieldGroup>
  )
}
