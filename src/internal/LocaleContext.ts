'use client'

import { createContext } from 'react'
import type { Words } from '../words/english'
import type { HexWords } from '../words/englishHex'
import type { Say } from '../words/say'

/** Every text that a host can give: those of the main door, and those of doors with a catalogue of their own. */
export type GivenWords = Partial<Words & HexWords>

export interface LocaleValue {
  /** A BCP 47 tag, for numbers, dates and plural forms. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly say: Say
  /** As the host gave them, for components whose English stands in a catalogue of its own. */
  readonly words: GivenWords
}

/** Filled by `LocaleProvider`. It knows no words itself, so that nobody loads those of the whole library for a few. */
export const LocaleContext = createContext<LocaleValue | undefined>(undefined)
