import { decodeBase64ByTable, encodeBase64ByTable } from './base64Table'
import { decodeInNode, encodeInNode, type NativeBytes, nativeBytes } from './nativeBytes'

export interface EncodeBase64Options {
  /** The alphabet of addresses, with `-` and `_`. @default false */
  readonly url?: boolean | undefined
  /** Whether `=` fills up the last four characters. @default true */
  readonly padding?: boolean | undefined
}

export interface DecodeBase64Options {
  /** The alphabet of addresses, with `-` and `_`. Neither alphabet takes the other's characters. @default false */
  readonly url?: boolean | undefined
  /** Rejects missing padding, and bits that are left over and not 0. @default false */
  readonly strict?: boolean | undefined
}

/** Write bytes as base64, as `Uint8Array.prototype.toBase64` does. */
export function encodeBase64(bytes: Uint8Array, { url, padding = true }: EncodeBase64Options = {}): string {
  // Without options the engines are faster.
  const options = url || !padding ? { alphabet: alphabet(url), omitPadding: !padding } : undefined
  return (
    (bytes as NativeBytes).toBase64?.(options) ??
    // Node pads the one alphabet, and never the other.
    (!url === padding ? encodeInNode(bytes, alphabet(url)) : undefined) ??
    encodeBase64ByTable(bytes, url, padding)
  )
}

/**
 * Read base64, as `Uint8Array.fromBase64` does: white space is passed over, anything else that does not belong is a
 * `ByteError` with its position.
 */
export function decodeBase64(
  text: string,
  { url, strict }: DecodeBase64Options = {},
): Uint8Array<ArrayBuffer> {
  const options =
    url || strict ? { alphabet: alphabet(url), lastChunkHandling: strict ? 'strict' : 'loose' } : undefined
  try {
    if (nativeBytes.fromBase64) return nativeBytes.fromBase64(text, options)
    // Node passes over what does not belong. What it has read right it writes the same way, without padding for addresses.
    const read = !(url && strict) && decodeInNode(text, alphabet(url))
    if (read && encodeInNode(read, alphabet(url)) === text) return read
  } catch {
    // The engine rejects it without a position, which the table knows.
  }
  return decodeBase64ByTable(text, url, strict)
}

const alphabet = (url: boolean | undefined) => (url ? 'base64url' : 'base64')
