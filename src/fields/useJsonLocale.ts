'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishJson, type JsonMessageKey } from '../messages/englishJson'

const english = localeWith(englishJson)

/** `useLocale` for a field of JSON: without a provider it knows the words of JSON alone. */
export function useJsonLocale(): LocaleWith<JsonMessageKey> {
  return use(LocaleContext) ?? english
}
