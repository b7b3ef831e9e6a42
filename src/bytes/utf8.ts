import { malformed } from './ByteError'
import { needText } from './needs'

let encoder: TextEncoder | undefined
let decoder: TextDecoder | undefined

/** Writes a text as UTF-8. Half of a surrogate pair is a `ByteError`: an encoder would put U+FFFD in its place. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  needText(text)
  const { isWellFormed } = text as { isWellFormed?: () => boolean }
  if (!isWellFormed?.call(text)) {
    const lone = text.search(/\p{Surrogate}/u)
    if (lone >= 0) malformed('a text has half of a surrogate pair', lone)
  }
  return (encoder ??= new TextEncoder()).encode(text)
}

/** Reads UTF-8 and keeps all of it, a byte order mark too. What is no UTF-8 is a `ByteError` with its position. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return (decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })).decode(bytes)
  } catch (error) {
    const position = malformedAt(bytes)
    if (position === undefined) throw error
    return malformed('bytes are no UTF-8', position)
  }
}

/** Where the first sequence begins that is no character. */
function malformedAt(bytes: Uint8Array): number | undefined {
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at] as number
    const more =
      first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1
    if (more < 0) return at
    for (let next = 1; next <= more; next += 1) {
      const byte = bytes[at + next] ?? 0
      // Longer than need be, a surrogate, or beyond the last character.
      const least = next > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
      const most = next > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
      if (byte < least || byte > most) return at
    }
    at += more + 1
  }
  return undefined
}
