import { english, type MessageKey, type Messages } from './english'
import type { RuleMessageKey } from './englishRules'
import { fillIn } from './fill'

/** The names between braces: `'Enter {field}'` needs `field`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type TextOf<Entry> = Entry extends string ? Entry : Entry[keyof Entry]

/** The values that a text is filled with; one with plural forms also takes `count`. */
export type ParamsOf<Key extends MessageKey> = {
  readonly [
    name in NamesIn<TextOf<(typeof english)[Key]>> | ((typeof english)[Key] extends string ? never : 'count')
  ]: string | number
}

type Arguments<Key extends MessageKey> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>]

/** Gives one text of the catalogue, filled in. Numbers are written as the locale writes them. */
export type Translate = TranslateFor<MessageKey>

/** A `t` for some texts of the catalogue. */
export type TranslateFor<Some extends MessageKey> = <Key extends Some>(
  key: Key,
  ...params: Arguments<Key>
) => string

/** A `t` for the texts of rules alone: all that validation needs. */
export type TranslateRule = TranslateFor<RuleMessageKey>

/**
 * Make a `t` of a catalogue.
 * @param messages texts by their keys; those that are missing are in English
 * @param locale a BCP 47 tag, for plural forms and for numbers
 */
export function createTranslator(messages: Partial<Messages> = english, locale = 'en'): Translate {
  const fill = fillIn(locale)
  return (key, ...[params]) => fill(messages[key] ?? english[key], params ?? {})
}

/** English, for what runs without a provider or on a server. */
export const messagesInEnglish: Translate = createTranslator()
