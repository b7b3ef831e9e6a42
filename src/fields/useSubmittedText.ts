'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Have a plain `<form>` submit the value that a control means, not the text that it shows. Until the page's script runs, it
 * submits the text.
 *
 * @param read a function that stays the same, or the form is listened to anew
 */
export function useSubmittedText(
  ref: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  read: (text: string) => string,
): void {
  useEffect(() => {
    const control = ref.current
    const form = control?.form
    if (!control || !form || name === undefined) return undefined
    const replace = ({ formData }: FormDataEvent) => {
      // Others may have the same name: each entry keeps its place.
      const entries = formData.getAll(name)
      const own = entries.indexOf(control.value)
      if (control.disabled || own < 0) return
      formData.delete(name)
      for (const [index, entry] of entries.entries()) {
        formData.append(name, index === own ? read(control.value) : entry)
      }
    }
    form.addEventListener('formdata', replace)
    return () => form.removeEventListener('formdata', replace)
  }, [ref, name, read])
}
