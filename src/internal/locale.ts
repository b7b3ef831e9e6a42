'use client'

import { createContext, use } from 'react'
import { type Say, sayInEnglish } from '../words/say'

export interface LocaleValue {
  /** A BCP 47 tag, for numbers, dates and plural forms. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly say: Say
}

/** English without a provider: the same on a server and in every browser, so that hydration is silent. */
export const LocaleContext = createContext<LocaleValue>({ locale: 'en', direction: 'ltr', say: sayInEnglish })

export function useLocale(): LocaleValue {
  return use(LocaleContext)
}
