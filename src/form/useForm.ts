'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { createForm } from './createForm'
import type { FormOptions, FormStore, FormValues } from './FormStore'

/**
 * One form for as long as the component lives. Rules and `onSubmit` are always those of the last rendering, so
 * they may close over props and state; `defaultValues` count once, and `form.reset(values)` gives others.
 */
export function useForm<V extends FormValues = FormValues>(options: FormOptions<V> = {}): FormStore<V> {
  const [store] = useState(() => createForm(options))
  useLayoutEffect(() => store.configure(options))
  useSpokenAnew(store)
  return store
}

/** Says what was rejected in the language that the page has come to speak. */
function useSpokenAnew({ revalidate }: Pick<FormStore, 'revalidate'>) {
  const { locale } = useLocaleWith()
  const spoken = useRef(locale)
  useEffect(() => {
    if (spoken.current === locale) return
    spoken.current = locale
    revalidate()
  }, [locale, revalidate])
}
