'use client'

import { use } from 'react'
import { messagesInEnglish } from '../messages/createTranslator'
import { LocaleContext, type LocaleValue } from './LocaleContext'

export function useLocale(): LocaleValue {
  return use(LocaleContext) ?? english
}

/** Without a provider: the same on a server and in every browser, so that hydration is silent. */
const english: LocaleValue = { locale: 'en', direction: 'ltr', t: messagesInEnglish, messages: {} }
