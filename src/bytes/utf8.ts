import { malformed } from './ByteError'
import { occursInNode } from './nativeBytes'
import { needText } from './needs'

let decoder: TextDecoder | undefined

/** Write a text as UTF-8. Half of a surrogate pair is a `ByteError`: an encoder would put U+FFFD in its place. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  needText(text)
  const bytes = utf8Of(text)
  // U+FFFD begins with this byte, and few other characters do. One byte for each character is ASCII.
  if (
    bytes.length > text.length &&
    (occursInNode(bytes, 0xef) ?? !(text as { isWellFormed?: (() => boolean) | undefined }).isWellFormed?.())
  ) {
    const lone = text.search(/\p{Surrogate}/u)
    if (lone >= 0) malformed('a text has half of a surrogate pair', lone)
  }
  return bytes
}

/**
 * Read UTF-8 and keep all of it, a byte order mark too. Other bytes are a `ByteError` with the position of the first.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return (decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })).decode(bytes)
  } catch {
    return malformed('bytes are no UTF-8', malformedAt(bytes))
  }
}

/** Where the first sequence begins that is no character: where a decoder writes U+FFFD, and none stands. */
function malformedAt(bytes: Uint8Array): number {
  let at = 0
  for (const part of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\uFFFD')) {
    at += utf8Of(part).length
    if (bytes[at] !== 0xef || bytes[at + 1] !== 0xbf || bytes[at + 2] !== 0xbd) break
    at += 3
  }
  return at
}

let encoder: TextEncoder | undefined
let desk: Uint8Array | undefined

/**
 * Up to 64 bytes an engine copies at next to no cost, and it writes two to four times as fast where it has room
 * already.
 */
function utf8Of(text: string): Uint8Array<ArrayBuffer> {
  encoder ??= new TextEncoder()
  if (text.length > 64) return encoder.encode(text)
  desk ??= new Uint8Array(192)
  return desk.slice(0, encoder.encodeInto(text, desk).written)
}
