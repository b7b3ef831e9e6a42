import type { PluralForms, WordKey } from '../words/english'
import { fillIn } from '../words/fill'
import type { SayOf } from '../words/say'
import type { LocaleValue } from './LocaleContext'

export interface LocaleWith<Key extends WordKey> extends Pick<LocaleValue, 'locale' | 'direction'> {
  readonly say: SayOf<Key>
}

/** English with the given words alone, for what has no provider around it: a page loads no others. */
export function localeWith<Key extends WordKey>(words: {
  readonly [key in Key]: string | PluralForms
}): LocaleWith<Key> {
  const fill = fillIn('en')
  return { locale: 'en', direction: 'ltr', say: (key, ...[params]) => fill(words[key], params ?? {}) }
}
