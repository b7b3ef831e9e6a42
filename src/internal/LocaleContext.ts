'use client'

import { createContext } from 'react'
import type { Messages } from '../messages/Messages'
import type { HexMessages } from '../messages/englishHex'
import type { KeysMessages } from '../messages/englishKeys'
import type { SpecMessages } from '../messages/englishSpec'
import type { Translate } from '../messages/createTranslator'

/** Every text that a host can give: those of the main door, and those of doors with a catalogue of their own. */
export type GivenMessages = Partial<Messages & HexMessages & KeysMessages & SpecMessages>

export interface LocaleValue {
  /** A BCP 47 tag, for numbers, dates and plural forms. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly t: Translate
  /** As the host gave them, for components whose English stands in a catalogue of its own. */
  readonly messages: GivenMessages
}

/** Filled by `LocaleProvider`. It knows no words itself, so that a page with a few components does not load those of all. */
export const LocaleContext = createContext<LocaleValue | undefined>(undefined)
