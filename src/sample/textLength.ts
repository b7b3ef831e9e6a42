/** A text of at least and at most so many characters, cut between words where that is possible. */
export function fitWords(text: string, least: number, most: number, more: () => string): string {
  let fitting = text
  while (fitting.length < least) fitting += ` ${more() || 'x'}`
  if (fitting.length <= most) return fitting
  const space = fitting.lastIndexOf(' ', most)
  if (space >= Math.max(least, most / 2, 1)) return fitting.slice(0, space)
  return fitting.slice(0, most).replace(/\s+$/, (spaces) => 'x'.repeat(spaces.length))
}

/** An address of mail with so many characters; the domain is reserved (RFC 2606). */
export function fitEmail(local: string, least: number, most: number): string {
  const name = (count: number) => local.padEnd(count, 'abc').slice(0, count).replace(/\W$/, 'x')
  const length = Math.min(Math.max(local.length + 12, least), most)
  if (length < 13) return `${name(length - 7)}@a.test`
  // A local part has 64 characters at most; subdomains take what is left.
  const before = length > 76 ? 60 : length - 12
  return `${name(before)}@${'mail.'
    .repeat(60)
    .slice(before + 12 - length || 300)
    .replace(/^\./, 'a')}example.com`
}

export function fitUrl(path: string, least: number, most: number): string {
  const wanted = `https://example.com/${path}`.padEnd(least, '-page')
  const cut = wanted.slice(0, most).replace(/-$/, 'x')
  return most > 20
    ? cut
    : most > 18
      ? 'https://example.com'
      : `http://${'a.'.slice(0, most > 12 ? 2 : 0)}test`
}

/** A telephone number in fewer or more characters: without spaces, without the country, or with a wider gap. */
export function fitPhone(number: string, least: number, most: number): string {
  const shorter = [number, number.replace(/[^+\d]/g, ''), number.replace(/^\+\d+ |\D/g, '')]
  return shorter.find((text) => text.length <= most) ?? ''.padEnd(least)
}
