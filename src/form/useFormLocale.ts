'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishForms, type FormWordKey } from '../words/englishForms'

const english = localeWith(englishForms)

/** `useLocale` for forms: without a provider it knows the words of forms alone. */
export function useFormLocale(): LocaleWith<FormWordKey> {
  return use(LocaleContext) ?? english
}
