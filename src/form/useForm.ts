'use client'

import { useLayoutEffect, useState } from 'react'
import { createForm } from './createForm'
import type { FormOptions, FormStore, FormValues } from './FormStore'

/**
 * One form for as long as the component lives. Rules and `onSubmit` are always those of the last rendering, so
 * they may close over props and state; `defaultValues` count once, and `form.reset(values)` gives others.
 */
export function useForm<V extends FormValues = FormValues>(options: FormOptions<V> = {}): FormStore<V> {
  const [store] = useState(() => createForm(options))
  useLayoutEffect(() => store.configure(options))
  return store
}
