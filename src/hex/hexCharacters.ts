/** Some bytes of a row as text: a character of one or several bytes, or neighbours that look alike. */
export interface HexCharacters {
  /** How many bytes it stands for. */
  readonly length: number
  readonly text: string
  /** Characters that cannot be seen stand as dots. */
  readonly isDots: boolean
}

/** The longest character of UTF-8 has four bytes. */
const longest = 4

/**
 * The characters of UTF-8 that begin within a row; a byte that ends one of the row before is a blank. `bytes` hold the
 * row from `from` to `to` and, where they are known, a few around it.
 */
export function charactersOf(bytes: Uint8Array, from: number, to: number): readonly HexCharacters[] {
  const found: HexCharacters[] = []
  let at = from
  const blanks = restOfBefore(bytes, from, to)
  if (blanks > 0) found.push({ length: blanks, text: ' '.repeat(blanks), isDots: false })
  at += blanks
  while (at < to) {
    const whole = characterAt(bytes, at)
    const length = Math.min(whole?.length ?? 1, to - at)
    const shown = whole && shownAs(whole.text)
    found.push({ length, text: shown ?? '·'.repeat(length), isDots: shown === undefined })
    at += length
  }
  return found
}

/** The character that begins at a byte, if one does. */
export function characterAt(bytes: Uint8Array, at: number): { text: string; length: number } | undefined {
  const first = bytes[at] ?? 0
  const length =
    first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  if (length === 1) return { text: String.fromCharCode(first), length }
  if (length === 0 || at + length > bytes.length) return undefined
  try {
    return { text: decoder().decode(bytes.subarray(at, at + length)), length }
  } catch {
    return undefined
  }
}

/** The visible form of a character, or undefined. A mark that stands on another letter is given a place of its own. */
export function shownAs(text: string): string | undefined {
  if (text === ' ') return text
  if (/^[\p{C}\p{Z}]/u.test(text)) return undefined
  return /^\p{M}/u.test(text) ? `\u00A0${text}` : text
}

function restOfBefore(bytes: Uint8Array, from: number, to: number): number {
  for (let back = 1; back < longest && back <= from; back++) {
    const before = characterAt(bytes, from - back)
    if (before) return Math.min(Math.max(0, before.length - back), to - from)
  }
  return 0
}

let made: TextDecoder | undefined
const decoder = () => (made ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }))
