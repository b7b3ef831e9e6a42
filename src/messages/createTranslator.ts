import { english, type EnglishKey, type PluralForms } from './english'
import type { EveryText, MessageKey, Messages } from './Messages'
import type { ConditionMessageKey } from './englishConditions'
import type { RuleMessageKey } from './englishRules'
import { fillIn } from './fill'

/** The names between braces: `'Enter {field}'` needs `field`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type TextOf<Entry> = Entry extends string ? Entry : Entry[keyof Entry]

/** The values that a text is filled with; one with plural forms also takes `count`. */
export type ParamsOf<Key extends MessageKey> = {
  readonly [name in NamesIn<TextOf<EveryText[Key]>> | (EveryText[Key] extends string ? never : 'count')]:
    | string
    | number
}

type Arguments<Key extends MessageKey> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>]

/** Gives one text of the catalogue, filled in. Numbers are written as the locale writes them. */
export type Translate = TranslateFor<EnglishKey>

/** Some texts of the catalogue, in one language. */
export type TextsOf<Key extends MessageKey> = { readonly [key in Key]: string | PluralForms }

/** A `t` for some texts of the catalogue. */
export interface TranslateFor<Some extends MessageKey> {
  <Key extends Some>(key: Key, ...params: Arguments<Key>): string
  /** Never there: TypeScript takes one generic function for another, and tells by this that some texts are not said by it. */
  readonly says?: ((key: Some) => void) | undefined
}

/** A `t` for the texts of rules and of conditions in them: all that validation needs. */
export type TranslateRule = TranslateFor<RuleMessageKey | ConditionMessageKey>

/**
 * Make a `t` of a catalogue: of a whole one for every text, of a part for those of every page.
 * @param messages texts by their keys; those that are missing are in English
 * @param locale a BCP 47 tag, for plural forms and for numbers
 */
export function createTranslator(messages: Messages, locale?: string): TranslateFor<MessageKey>
export function createTranslator(messages?: Partial<Messages>, locale?: string): Translate
export function createTranslator(messages: Partial<Messages> = english, locale = 'en'): Translate {
  const fill = fillIn(locale)
  return (key, ...[params]) => fill(messages[key] ?? english[key], params ?? {})
}

/** English, for what runs without a provider or on a server. */
export const messagesInEnglish: Translate = createTranslator()
