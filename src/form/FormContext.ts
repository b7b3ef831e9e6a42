'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { FieldProps } from '../fields/FieldProps'
import { fail } from '../internal/developerMessages'
import type { FieldPath } from './FieldPath'
import type { FormStore } from './FormStore'

/** The form that the fields below it belong to. */
export const FormContext = createContext<FormStore | undefined>(undefined)

/** Whether the form around the fields is to be read only. */
export const ReadOnlyContext = createContext(false)

/** Whether the form makes a new record: all of its values are sent, also those that are on no page. */
export const NewRecordContext = createContext(false)

/** Fields of the form that are to be read only while others are not, each with the reason, as a sentence. */
export const ReadOnlyReasonsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** Fields of the form that a rule requires, by name: they are marked so, whatever their declaration says. */
export const RequiredFieldsContext = createContext<ReadonlySet<string>>(new Set())

/** Notes below the fields of a form that they are about, by field name. */
export const FieldNotesContext = createContext<ReadonlyMap<string, ReactNode>>(new Map())

/** Fields of a host's own, by the names of those that they stand in for. */
export type OwnControls<Name extends string = string> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- each field has a value of its own kind
  readonly [One in Name]?: ComponentType<FieldProps<any>> | undefined
}

export const OwnControlsContext = createContext<OwnControls>({})

/** Whether a field is to be read only: the whole form is, or the field itself, or that in which it stands. */
export function useReadOnly(place: string | FieldPath): boolean {
  const all = use(ReadOnlyContext)
  const [first] = typeof place === 'string' ? [place] : place
  return use(ReadOnlyReasonsContext).has(String(first)) || all
}

export function useFormContext(caller: string): FormStore {
  const store = use(FormContext)
  if (!store) {
    fail(
      `${caller} was called outside a form, so that there is nothing to keep its value. Put it inside <Form store={…}>.`,
    )
  }
  return store
}
