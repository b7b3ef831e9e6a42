import { decodeBase64ByTable, encodeBase64ByTable } from './base64Table'
import { decodeInNode, encodeInNode, type NativeBytes, nativeBytes } from './nativeBytes'

export interface EncodeBase64Options {
  /** The alphabet of addresses, with `-` and `_`. @default false */
  readonly url?: boolean
  /** Whether `=` fills up the last four characters. @default true */
  readonly padding?: boolean
}

export interface DecodeBase64Options {
  /** The alphabet of addresses, with `-` and `_`. Neither alphabet takes the other's characters. @default false */
  readonly url?: boolean
  /** Refuses missing padding, and bits that are left over and not 0. @default false */
  readonly strict?: boolean
}

/** Writes bytes as base64, as `Uint8Array.prototype.toBase64` does. */
export function encodeBase64(bytes: Uint8Array, { url, padding = true }: EncodeBase64Options = {}): string {
  const native: NativeBytes = bytes
  // Without options the engines are faster.
  return (
    (url || !padding
      ? native.toBase64?.({ alphabet: alphabet(url), omitPadding: !padding })
      : (native.toBase64?.() ?? encodeInNode(bytes, 'base64'))) ?? encodeBase64ByTable(bytes, url, padding)
  )
}

/**
 * Reads base64, as `Uint8Array.fromBase64` does: white space is passed over, anything else that does not belong is a
 * `ByteError` with its position.
 */
export function decodeBase64(
  text: string,
  { url, strict }: DecodeBase64Options = {},
): Uint8Array<ArrayBuffer> {
  try {
    const read = nativeBytes.fromBase64
      ? url || strict
        ? nativeBytes.fromBase64(text, {
            alphabet: alphabet(url),
            lastChunkHandling: strict ? 'strict' : 'loose',
          })
        : nativeBytes.fromBase64(text)
      : decodeBase64InNode(text, url, strict)
    if (read) return read
  } catch {
    // The engine refuses it without a position, which the table knows.
  }
  return decodeBase64ByTable(text, url, strict)
}

/**
 * Node knows no rules of the end, nor alphabets apart. The end is read by the table; what comes before it is right where
 * there are as many bytes as its letters stand for.
 */
function decodeBase64InNode(
  text: string,
  url?: boolean,
  strict?: boolean,
): Uint8Array<ArrayBuffer> | undefined {
  const read = decodeInNode(text, 'base64')
  if (!read || countOf(url ? '+/' : '-_', text) > 0) return undefined
  // Far enough from the end that all padding comes after it; groups of four letters before it are whole.
  let at = text.length - 64
  let letters = at - countOf(WHITE, text.slice(0, at))
  for (; letters % 4 && at < text.length; at += 1) if (!WHITE.includes(text.charAt(at))) letters += 1
  const { length } = decodeBase64ByTable(text.slice(at), url, strict)
  return read.length === (letters / 4) * 3 + length ? read : undefined
}

/** How often any of these characters occurs. The engine looks for one much faster than for all at once. */
function countOf(characters: string, text: string): number {
  let count = 0
  for (const character of characters) {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1
  }
  return count
}

const WHITE = '\t\n\f\r '
const alphabet = (url: boolean | undefined) => (url ? 'base64url' : 'base64')
