'use client'

import { use } from 'react'
import type { TextsOf, TranslateFor } from '../messages/createTranslator'
import type { EnglishKey } from '../messages/english'
import { fillIn } from '../messages/fill'
import { LocaleContext, type LocaleValue } from './LocaleContext'
import { onceFor } from './onceFor'

/** The language around a component that knows some texts of the catalogue alone. */
export interface LocaleWith<Key extends EnglishKey> extends Pick<LocaleValue, 'locale' | 'direction'> {
  readonly t: TranslateFor<Key>
}

/**
 * `useLocale` for a part that says few texts: without a provider around it these are said in English, and a page loads
 * no others.
 *
 * @param texts in English, a constant of `src/messages`
 */
export function useLocaleWith<Key extends EnglishKey>(texts?: TextsOf<Key>): LocaleWith<Key> {
  return use(LocaleContext) ?? inEnglish(texts ?? noTexts)
}

const noTexts: TextsOf<never> = {}

const inEnglish = /* @__PURE__ */ onceFor((texts: TextsOf<never>): LocaleWith<EnglishKey> => {
  const fill = fillIn('en')
  return {
    locale: 'en',
    direction: 'ltr',
    t: (key, ...[params]) => fill((texts as TextsOf<EnglishKey>)[key], params ?? {}),
  }
})
