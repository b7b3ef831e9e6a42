import { decodeHexByTable, encodeHexByTable } from './hexTable'
import { decodeInNode, encodeInNode, type NativeBytes, nativeBytes } from './nativeBytes'

/** Write bytes as hexadecimal digits, in lower case, as `Uint8Array.prototype.toHex` does. */
export function encodeHex(bytes: Uint8Array): string {
  return (bytes as NativeBytes).toHex?.() ?? encodeInNode(bytes, 'hex') ?? encodeHexByTable(bytes)
}

/**
 * Read hexadecimal digits of either case, as `Uint8Array.fromHex` does; other characters are a `ByteError` with the
 * position of the first.
 */
export function decodeHex(text: string): Uint8Array<ArrayBuffer> {
  try {
    const read = nativeBytes.fromHex?.(text) ?? decodeInNode(text, 'hex')
    if (read && 2 * read.length === text.length) return read
  } catch {
    // The engine rejects it without a position, which the table knows.
  }
  return decodeHexByTable(text)
}
