'use client'

import { use } from 'react'
import { sayInEnglish } from '../words/say'
import { LocaleContext, type LocaleValue } from './LocaleContext'

export function useLocale(): LocaleValue {
  return use(LocaleContext) ?? english
}

/** Without a provider: the same on a server and in every browser, so that hydration is silent. */
const english: LocaleValue = { locale: 'en', direction: 'ltr', say: sayInEnglish, words: {} }
