'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishForms, type FormMessageKey } from '../messages/englishForms'

const english = localeWith(englishForms)

/** `useLocale` for forms: without a provider it knows the words of forms alone. */
export function useFormLocale(): LocaleWith<FormMessageKey> {
  return use(LocaleContext) ?? english
}
