'use client'

import { use, useMemo } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { englishHex, type HexMessageKey } from '../messages/englishHex'
import { fillIn, type Filling } from '../messages/fill'

/** Gives one text of the catalogue of bytes, filled in. */
export type TranslateHex = (key: HexMessageKey, filling?: Filling) => string

/** `useLocale` for bytes: their words are said in English unless the provider was given them. */
export function useHexLocale(): { readonly locale: string; readonly t: TranslateHex } {
  const { locale = 'en', messages } = use(LocaleContext) ?? {}
  return useMemo(() => {
    const fill = fillIn(locale)
    return { locale, t: (key, filling = {}) => fill(messages?.[key] ?? englishHex[key], filling) }
  }, [locale, messages])
}
