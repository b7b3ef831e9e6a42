'use client'

import type { ComponentType } from 'react'
import type { FieldProps } from '../fields/FieldProps'
import { fail } from '../internal/developerMessages'
import type { Entity } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { type FieldWithControl, isWithoutControl } from '../spec/fields/kindsWithoutControl'
import { fieldComponents } from './fieldComponents'
import { FieldWithoutControl } from './FieldWithoutControl'
import { getFieldControl } from './getFieldControl'
import { useField } from './useField'
import { useFormLocale } from './useFormLocale'

export interface EntityFieldProps<F extends Fields> {
  /** The entity that declares the field. */
  entity: Pick<Entity<F>, 'name' | 'fields'>
  /** Which of its fields to draw, and the name of the value in the form. */
  name: keyof F & string
}

/**
 * The field of the library that suits a field of an entity, bound to the form around it. What validates it is the
 * form's: `useForm({ rules: fieldRules(strike) })`.
 */
export function EntityField<F extends Fields>({ entity, name }: EntityFieldProps<F>) {
  const field = entity.fields[name]
  if (!field) {
    fail(`EntityField was asked for “${name}”, which “${entity.name}” does not have. Check the name.`)
  }
  if (isWithoutControl(field)) {
    return <FieldWithoutControl field={field} name={name} entityName={entity.name} />
  }
  return <BoundField field={field} name={name} />
}

function BoundField({ field, name }: { field: FieldWithControl; name: string }) {
  const { locale } = useFormLocale()
  const bound = useField(name)
  const { as, props } = getFieldControl(field, name, locale)
  const Control = fieldComponents[as] as ComponentType<FieldProps<never>>
  // A value that can only be read is not asked for: there is nothing optional to mark.
  return <Control {...props} {...bound} {...(bound.readOnly && { required: undefined })} />
}
