'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishFields, type FieldMessageKey } from '../messages/englishFields'

const english = localeWith(englishFields)

/** `useLocale` for fields: without a provider it knows the words of fields alone. */
export function useFieldLocale(): LocaleWith<FieldMessageKey> {
  return use(LocaleContext) ?? english
}
