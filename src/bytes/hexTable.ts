import { malformed } from './ByteError'
import { needBytes, needText } from './needs'
import { asciiText, deskFor, pairsOf } from './pairs'

let pairs: Uint16Array | undefined

export function encodeHexByTable(bytes: Uint8Array): string {
  needBytes(bytes)
  pairs ??= pairsOf('0123456789abcdef')
  const written = deskFor(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) written[at] = pairs[bytes[at] as number] as number
  return asciiText(written)
}

export function decodeHexByTable(text: string): Uint8Array<ArrayBuffer> {
  needText(text)
  const { length } = text
  const bytes = new Uint8Array(length >> 1)
  for (let at = 0; at < length; at += 2) {
    const both = (valueOf(text.charCodeAt(at)) << 4) | valueOf(text.charCodeAt(at + 1))
    if (both < 0) malformed('this is no hex', at + Math.abs(text.slice(at, at + 2).search(/[^\da-f]/i)))
    bytes[at >> 1] = both
  }
  return bytes
}

/** Negative for whatever is no digit, the end of the text among it. */
function valueOf(code: number): number {
  if (code >= 0x30 && code < 0x3a) return code - 0x30
  const letter = code | 0x20
  return letter > 0x60 && letter < 0x67 ? letter - 0x57 : -1
}
