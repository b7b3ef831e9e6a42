'use client'

import { use, useMemo } from 'react'
import { fail } from '../internal/developerMessages'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import { isOfOthers } from '../spec/fields/isInForm'
import { isOfOneControl } from '../spec/fields/fieldsWithParts'
import { BoundControl } from './BoundControl'
import { ComputedField, RelatedField } from './ComputedField'
import { DeclaredField } from './DeclaredField'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import { FieldScope } from './FieldScope'
import {
  FieldNotesContext,
  OwnControlsContext,
  ReadOnlyContext,
  ReadOnlyReasonsContext,
  RequiredFieldsContext,
} from './FormContext'
import { RelatedValues } from './RelatedValues'

export interface EntityFieldProps<F extends Fields> {
  /** The entity that declares the field. */
  entity: Pick<Entity<F>, 'name' | 'fields'>
  /** Which of its fields to draw, and the name of the value in the form. */
  name: keyof F & string
}

/**
 * The field of the library that suits a field of an entity, bound to the form around it: a group, a list and a map with
 * all that stands in them. What validates it is the form's: `useForm({ rules: fieldRules(strike) })`.
 */
export function EntityField<F extends Fields>({ entity, name }: EntityFieldProps<F>) {
  const field = entity.fields[name]
  if (!field) {
    fail(`EntityField was asked for “${name}”, which “${entity.name}” does not have. Check the name.`)
  }
  if (field.computed) return <ComputedField fields={entity.fields} name={name} field={field} announced />
  if (isOfOthers(field)) return <RelatedField name={name} field={field} />
  const drawn = <FieldToRead field={field} name={name} entityName={entity.name} />
  const scoped = mayNameOthers(field) ? <FieldScope fields={entity.fields}>{drawn}</FieldScope> : drawn
  if (field.kind !== 'reference') return scoped
  return (
    <>
      {scoped}
      <RelatedValues fields={entity.fields} via={name} to={field.to} />
    </>
  )
}

/** Most fields name no other, and need not know what stands around them. */
function mayNameOthers(field: Field): boolean {
  return field.kind === 'reference' ? field.filter !== undefined : !isOfOneControl(field)
}

/** A field that others of its form are not read only with says why, in place of what to fill in. */
function FieldToRead({ field, name, ...rest }: DeclaredFieldProps & { name: string }) {
  const reason = use(ReadOnlyReasonsContext).get(name)
  const note = use(FieldNotesContext).get(name)
  // Left out, what the field declares holds.
  const required = use(RequiredFieldsContext).has(name) || undefined
  const declared = useMemo(
    () => (reason === undefined ? field : { ...field, description: reason }),
    [field, reason],
  )
  const Own = own(use(OwnControlsContext), name)
  const drawn = Own ? (
    <BoundControl Control={Own} field={declared} name={name} required={required} />
  ) : (
    <DeclaredField {...rest} field={declared} name={name} required={required} />
  )
  return (
    <>
      {reason === undefined ? drawn : <ReadOnlyContext value>{drawn}</ReadOnlyContext>}
      {note}
    </>
  )
}
