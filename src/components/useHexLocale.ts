'use client'

import { use, useMemo } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { englishHex, type HexWordKey } from '../words/englishHex'
import { fillIn, type Filling } from '../words/fill'

/** Gives one text of the catalogue of bytes, filled in. */
export type SayHex = (key: HexWordKey, filling?: Filling) => string

/** `useLocale` for bytes: their words are said in English unless the provider was given them. */
export function useHexLocale(): { readonly locale: string; readonly say: SayHex } {
  const { locale = 'en', words } = use(LocaleContext) ?? {}
  return useMemo(() => {
    const fill = fillIn(locale)
    return { locale, say: (key, filling = {}) => fill(words?.[key] ?? englishHex[key], filling) }
  }, [locale, words])
}
