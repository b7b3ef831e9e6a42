'use client'

import { useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { arabicKeys } from '../../messages/arabicKeys'
import { englishKeys, type KeysMessageKey } from '../../messages/englishKeys'
import { fillIn, type Filling } from '../../messages/fill'

/** Gives one text of the help with keys, filled in. */
export type TranslateKeys = (key: KeysMessageKey, filling?: Filling) => string

/** `useLocale` for the help with keys: its words come with it, in both languages of the library, and the host's stand over them. */
export function useKeysLocale(): { readonly direction: 'ltr' | 'rtl'; readonly t: TranslateKeys } {
  const { locale, direction, messages } = useLocale()
  return useMemo(() => {
    const fill = fillIn(locale)
    const words = /^ar\b/.test(locale) ? arabicKeys : englishKeys
    return { direction, t: (key, filling = {}) => fill(messages[key] ?? words[key], filling) }
  }, [locale, direction, messages])
}
