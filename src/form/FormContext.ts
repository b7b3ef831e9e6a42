'use client'

import { createContext, use } from 'react'
import { fail } from '../internal/developerMessages'
import type { FormStore } from './FormStore'

/** The form that the fields below it belong to. */
export const FormContext = createContext<FormStore | undefined>(undefined)

/** Whether the form around the fields is to be read only. */
export const ReadOnlyContext = createContext(false)

export function useFormContext(caller: string): FormStore {
  const store = use(FormContext)
  if (!store) {
    fail(
      `${caller} was called outside a form, so that there is nothing to keep its value. Put it inside <Form store={…}>.`,
    )
  }
  return store
}
