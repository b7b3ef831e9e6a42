'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishFields, type FieldWordKey } from '../words/englishFields'

const english = localeWith(englishFields)

/** `useLocale` for fields: without a provider it knows the words of fields alone. */
export function useFieldLocale(): LocaleWith<FieldWordKey> {
  return use(LocaleContext) ?? english
}
