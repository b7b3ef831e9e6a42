import type { PluralForms, MessageKey } from '../messages/english'
import { fillIn } from '../messages/fill'
import type { TranslateFor } from '../messages/createTranslator'
import type { LocaleValue } from './LocaleContext'

export interface LocaleWith<Key extends MessageKey> extends Pick<LocaleValue, 'locale' | 'direction'> {
  readonly t: TranslateFor<Key>
}

/** English with the given words alone, for what has no provider around it: a page loads no others. */
export function localeWith<Key extends MessageKey>(messages: {
  readonly [key in Key]: string | PluralForms
}): LocaleWith<Key> {
  const fill = fillIn('en')
  return { locale: 'en', direction: 'ltr', t: (key, ...[params]) => fill(messages[key], params ?? {}) }
}
