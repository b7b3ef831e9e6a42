/**
 * A text of at least and at most so many characters, cut between words where that is possible. What makes it an
 * address (`https://…/`, `@…`) stays whole, and within the reserved domains (RFC 2606).
 */
export function fitText(text: string, least: number, most: number, more: () => string): string {
  if (text.length >= least && text.length <= most) return text
  if (text.startsWith('+')) {
    // A telephone number: in digits alone, without the country, or with a wider gap.
    const number = text.length > most ? text.replace(/\D/g, '').slice(-most) : text
    return number.replace(/ |$/, ' '.repeat(Math.max(least - number.length, 0)))
  }
  const short = most < 24 ? text.replace('example.com', 'a.test') : text
  const [, before = '', start = '', end = ''] = /^(https.*\/)?([^@]*)(@.*)?$/s.exec(short) ?? []
  // Before the @ stand 64 characters at most; subdomains take what is left.
  const after = end && least > 60 ? `@${'mail.'.repeat(Math.ceil(least / 5) - 12)}example.com` : end
  const fixed = before.length + after.length
  let free = start
  while (free.length + fixed < least) free += fixed ? '-x' : ` ${more() || 'x'}`
  const room = Math.max(most - fixed, 0)
  if (free.length > room) {
    const whole = fixed ? '' : free.slice(0, room + 1).replace(/\s+\S*$/, '')
    const isWhole = whole.length <= room && whole.length >= Math.max(least, 1)
    free = isWhole ? whole : free.slice(0, room).replace(/[\s.-]$/, 'x')
  }
  return before + free + after
}
