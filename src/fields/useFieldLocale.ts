'use client'

import { use } from 'react'
import { LocaleContext, type LocaleValue } from '../internal/LocaleContext'
import { englishFields } from '../words/englishFields'
import { fillIn } from '../words/fill'
import type { SayField } from '../words/say'

type FieldLocale = Pick<LocaleValue, 'locale' | 'direction'> & { readonly say: SayField }

/** `useLocale` for fields: without a provider it knows the words of fields alone, so that a page loads no others. */
export function useFieldLocale(): FieldLocale {
  return use(LocaleContext) ?? english
}

const fill = fillIn('en')
const english: FieldLocale = {
  locale: 'en',
  direction: 'ltr',
  say: (key, ...[params]) => fill(englishFields[key], params ?? {}),
}
