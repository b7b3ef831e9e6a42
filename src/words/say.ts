import { english, type PluralForms, type WordKey, type Words } from './english'

/** The names between braces: `'Enter {field}'` needs `field`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type TextOf<Entry> = Entry extends string ? Entry : Entry[keyof Entry]

/** What a text must be filled with; a text that counts also takes `count`. */
export type ParamsOf<Key extends WordKey> = {
  readonly [
    name in NamesIn<TextOf<(typeof english)[Key]>> | ((typeof english)[Key] extends string ? never : 'count')
  ]: string | number
}

type Arguments<Key extends WordKey> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>]

/** Gives one text of the catalogue, filled in. Numbers are written as the locale writes them. */
export type Say = <Key extends WordKey>(key: Key, ...params: Arguments<Key>) => string

/**
 * @param words a catalogue; texts that it lacks are said in English
 * @param locale a BCP 47 tag, for plural forms and for numbers
 */
export function sayIn(words: Partial<Words> = english, locale = 'en'): Say {
  const plural = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  return (key, ...[params]) => {
    const values: Readonly<Record<string, string | number>> = params ?? {}
    const entry: string | PluralForms = words[key] ?? english[key]
    const text =
      typeof entry === 'string' ? entry : (entry[plural.select(Number(values.count))] ?? entry.other)
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? number.format(value) : (value ?? hole)
    })
  }
}

/** English, for what runs without a provider or on a server. */
export const sayInEnglish: Say = sayIn()
