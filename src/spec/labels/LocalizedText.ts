/**
 * A text for people: one for all languages, or one for each, by BCP 47 tag: `{ en: 'Category', de: 'Kategorie' }`. A
 * locale without a text of its own gets that of its language (`de-CH` that of `de`), else the first.
 */
export type LocalizedText = string | { readonly [locale: string]: string }

/** The text for a locale. */
export function localize(text: LocalizedText, locale = 'en'): string {
  return typeof text === 'string' ? text : (text[tagFor(text, locale)] ?? '')
}

/** The language that the text for a locale is in; a single text is taken to be in the locale's language. */
export function languageOf(text: LocalizedText, locale: string): string {
  return typeof text === 'string' ? locale : tagFor(text, locale)
}

/** The tag itself, or as much of it as there is, then another one of the language, then the first. */
function tagFor(texts: { readonly [locale: string]: string }, locale: string): string {
  const tags = Object.keys(texts)
  let tag = locale
  while (tag && !tags.includes(tag)) tag = tag.replace(/-?[^-]*$/, '')
  return tag || tags.find((other) => other.split('-')[0] === locale.split('-')[0]) || tags[0] || ''
}

/** Find the mistake in a text, as the end of a sentence for a developer. */
export function mistakeInText(text: LocalizedText): string | undefined {
  if (typeof text === 'string') return text.trim() ? undefined : 'is empty'
  const texts = Object.entries(text)
  if (texts.length === 0) return 'is in no language'
  const stray = texts.find(([tag]) => !isTag(tag))
  if (stray) return `is in “${stray[0]}”, which is not written as a language tag is, like “de” or “pt-BR”`
  const empty = texts.find(([, one]) => !one.trim())
  return empty && `is empty in “${empty[0]}”`
}

function isTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag
  } catch {
    return false
  }
}
