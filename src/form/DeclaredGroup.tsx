'use client'

import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { DeclaredFields } from './DeclaredFields'
import { FieldGroup } from './FieldGroup'
import { legendOf } from './legendOf'

/** A group that an entity declares: its fields under a legend. */
export function DeclaredGroup(props: DeclaredPartsProps<'group'>) {
  const { field, name, required, entityName, Inner } = props
  const { locale } = useLocaleWith()
  return (
    <FieldGroup
      name={name}
      legend={legendOf(props, locale)}
      description={field.description && localize(field.description, locale)}
      required={required ?? field.required ?? false}
    >
      <DeclaredFields fields={field.fields} entityName={entityName} Inner={Inner} />
    </FieldGroup>
  )
}
