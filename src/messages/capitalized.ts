/** A text with a capital at its beginning, where its script knows capitals. */
export function capitalized(text: string, locale: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
