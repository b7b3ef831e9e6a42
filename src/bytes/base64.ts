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
    const read =
      url || strict
        ? nativeBytes.fromBase64?.(text, {
            alphabet: alphabet(url),
            lastChunkHandling: strict ? 'strict' : 'loose',
          })
        : (nativeBytes.fromBase64?.(text) ?? decodeInNode(text, 'base64'))
    if (read) return read
  } catch {
    // The engine refuses it without a position, which the table knows.
  }
  return decodeBase64ByTable(text, url, strict)
}

const alphabet = (url: boolean | undefined) => (url ? 'base64url' : 'base64')
