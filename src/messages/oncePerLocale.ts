/** Keep a format of `Intl` for each locale: making one takes a hundred times as long as using it. */
export function oncePerLocale<Format>(
  make: (locale: string, more?: string) => Format,
): (locale: string, more?: string) => Format {
  const made = new Map<string, Format>()
  return (locale, more) => {
    const key = more ? `${locale} ${more}` : locale
    if (!made.has(key)) made.set(key, make(locale, more))
    return made.get(key) as Format
  }
}
