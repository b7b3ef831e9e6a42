import { decodeHexByTable, encodeHexByTable } from './hexTable'
import { decodeInNode, encodeInNode, type NativeBytes, nativeBytes } from './nativeBytes'

/** Writes bytes as hexadecimal digits, in lower case, as `Uint8Array.prototype.toHex` does. */
export function encodeHex(bytes: Uint8Array): string {
  return (bytes as NativeBytes).toHex?.() ?? encodeInNode(bytes, 'hex') ?? encodeHexByTable(bytes)
}

/** Reads hexadecimal digits of either case, as `Uint8Array.fromHex` does; whatever else there is, is a `ByteError`. */
export function decodeHex(text: string): Uint8Array<ArrayBuffer> {
  try {
    const read = nativeBytes.fromHex?.(text) ?? decodeInNode(text, 'hex')
    if (read && 2 * read.length === text.length) return read
  } catch {
    // The engine rejects it without a position, which the table knows.
  }
  return decodeHexByTable(text)
}
