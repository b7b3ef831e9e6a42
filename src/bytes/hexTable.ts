import { malformed } from './ByteError'
import { needBytes, needText } from './needs'
import { asciiText, deskFor, pairsOf } from './pairs'

const DIGITS = '0123456789abcdef'

let pairs: Uint16Array | undefined
let values: Int8Array | undefined

export function encodeHexByTable(bytes: Uint8Array): string {
  needBytes(bytes)
  pairs ??= pairsOf(DIGITS)
  const written = deskFor(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) written[at] = pairs[bytes[at] as number] as number
  return asciiText(written)
}

export function decodeHexByTable(text: string): Uint8Array<ArrayBuffer> {
  needText(text)
  // Negative for all but digits.
  values ??= Int8Array.from({ length: 128 }, (_, code) =>
    DIGITS.indexOf(String.fromCharCode(code).toLowerCase()),
  )
  const { length } = text
  const bytes = new Uint8Array(length >> 1)
  for (let at = 0; at < length; at += 2) {
    // Beyond the end of the text there is no value either.
    const both = ((values[text.charCodeAt(at)] ?? -1) << 4) | (values[text.charCodeAt(at + 1)] ?? -1)
    if (both < 0) malformed('this is no hex', at + Math.abs(text.slice(at, at + 2).search(/[^\da-f]/i)))
    bytes[at >> 1] = both
  }
  return bytes
}
