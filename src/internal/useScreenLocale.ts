'use client'

import type { TextsOf, TranslateFor } from '../messages/createTranslator'
import type { EnglishKey } from '../messages/english'
import type { MessageKey } from '../messages/Messages'
import { type Filling, fillIn } from '../messages/fill'
import { useLocale } from './locale'
import type { LocaleValue } from './LocaleContext'
import { onceFor } from './onceFor'

/** Says the texts of a screen, and those that every page has. */
export type TranslateWith<Key extends MessageKey> = TranslateFor<Key | EnglishKey>

/** The language around a screen whose texts come with it. */
export interface ScreenLocale<Key extends MessageKey> extends Omit<LocaleValue, 't'> {
  readonly t: TranslateWith<Key>
}

/**
 * `useLocale` for a screen whose English comes with its code, so that no other page loads it. What the host gives stands over it.
 *
 * @param texts in English, a constant of `src/messages`
 */
export function useScreenLocale<Key extends MessageKey>(texts: TextsOf<Key>): ScreenLocale<Key> {
  return localesOf(useLocale())(texts)
}

const localesOf = /* @__PURE__ */ onceFor((around: LocaleValue) =>
  onceFor((texts: Partial<TextsOf<MessageKey>>): ScreenLocale<MessageKey> => {
    const fill = fillIn(around.locale)
    const translate = around.t as (key: MessageKey, filling: Filling) => string
    return {
      ...around,
      t(key, ...[filling = {}]) {
        const own = texts[key]
        return own === undefined ? translate(key, filling) : fill(around.messages[key] ?? own, filling)
      },
    }
  }),
)
