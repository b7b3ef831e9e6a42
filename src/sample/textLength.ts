/** A text of at least and at most so many characters, cut between words where that is possible. */
export function fitWords(text: string, least: number, most: number, more: () => string): string {
  let fitting = text
  while (fitting.length < least) fitting += ` ${more() || 'x'}`
  if (fitting.length <= most) return fitting
  const cut = fitting.slice(0, most)
  const space = fitting.lastIndexOf(' ', most)
  if (space >= Math.max(least, most / 2)) return cut.slice(0, space).replace(/[\s.,]+$/, padded(least))
  return cut.replace(/\s+$/, (spaces) => 'x'.repeat(spaces.length))
}

/** What may go at the end, unless the text would be too short then. */
function padded(least: number) {
  return (end: string, at: number) => (at >= Math.max(least, 1) ? '' : end.replace(/\s/g, 'x'))
}

/** The shortest address of mail of a reserved domain. */
export const SHORTEST_EMAIL = 8

/** An address of mail with so many characters; the domain is reserved (RFC 2606). */
export function fitEmail(local: string, least: number, most: number): string {
  const wanted = `${local}@example.com`
  if (wanted.length >= least && wanted.length <= most) return wanted
  const length = wanted.length < least ? least : most
  const name = (count: number) =>
    local
      .padEnd(count, local.replace(/\W/g, '') || 'a')
      .slice(0, count)
      .replace(/\W$/, 'x')
  if (length < 13) return `${name(length - 7)}@a.test`
  const rest = length - 12
  const before = rest <= 64 ? rest : rest === 65 ? 63 : 64
  return `${name(before)}@${labels(rest - before)}example.com`
}

/** So many characters of subdomains, each with its dot; one character alone is none. */
function labels(length: number): string {
  if (length === 0) return ''
  const taken = length <= 64 ? length : length === 65 ? 63 : 64
  return `${'mail'.repeat(16).slice(0, taken - 1)}.${labels(length - taken)}`
}

/** The shortest address of the web of a reserved domain. */
export const SHORTEST_URL = 11

export function fitUrl(path: string, least: number, most: number): string {
  const wanted = `https://example.com/${path}`
  if (wanted.length >= least && wanted.length <= most) return wanted
  if (wanted.length < least) return wanted.padEnd(least, '-page')
  if (most >= 21) return wanted.slice(0, most).replace(/-$/, 'x')
  if (most >= 19) return 'https://example.com'
  return most >= 13
    ? `http://${path
        .replace(/\W/g, '')
        .padEnd(2, 'a')
        .slice(0, most - 12)}.test`
    : 'http://test'
}

/** A telephone number in fewer or more characters: without spaces, without the country, or with wider gaps. */
export function fitPhone(number: string, least: number, most: number): string | undefined {
  const shorter = [
    number,
    number.replace(/[^+\d]/g, ''),
    number.replace(/^\+\d+ /, ''),
    number.replace(/^\+\d+ |\D/g, ''),
    number.replace(/^.*(?=555-)/, ''),
    number.replace(/^.*(?=555-)|-/g, ''),
  ]
  const fitting = shorter.find(
    (text) => text.length <= most && text.length >= least && /(\d\D*){7}/.test(text),
  )
  if (fitting !== undefined || number.length > most) return fitting
  return number.replace(' ', ' '.repeat(least - number.length + 1))
}
