/** Making a format of `Intl` takes a hundred times as long as using it: what was made for a locale is kept. */
export function oncePerLocale<Format>(
  make: (locale: string, more?: string) => Format,
): (locale: string, more?: string) => Format {
  const made = new Map<string, Format>()
  return (locale, more) => {
    const key = more === undefined ? locale : `${locale} ${more}`
    let format = made.get(key)
    if (format === undefined) made.set(key, (format = make(locale, more)))
    return format
  }
}
