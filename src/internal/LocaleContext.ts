'use client'

import { createContext } from 'react'
import type { Say } from '../words/say'

export interface LocaleValue {
  /** A BCP 47 tag, for numbers, dates and plural forms. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly say: Say
}

/** Filled by `LocaleProvider`. It knows no words itself, so that nobody loads those of the whole library for a few. */
export const LocaleContext = createContext<LocaleValue | undefined>(undefined)
