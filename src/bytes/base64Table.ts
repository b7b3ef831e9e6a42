import { malformed } from './ByteError'
import { needBytes, needText } from './needs'
import { asciiText, deskFor, pairsOf } from './pairs'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** One alphabet both ways: two characters for each twelve bits, and six bits for each character. */
interface Tables {
  readonly pairs: Uint16Array
  readonly bits: Uint8Array
}

const made: (Tables | undefined)[] = []

/** A value that no character of an alphabet stands for. */
const NONE = 64
const PAD = 0x3d

function makeTables(url: boolean): Tables {
  const letters = LETTERS + (url ? '-_' : '+/')
  const bits = Uint8Array.from({ length: 128 }, (_, code) => letters.indexOf(String.fromCharCode(code)))
  return (made[+url] = { pairs: pairsOf(letters), bits })
}

export function encodeBase64ByTable(bytes: Uint8Array, url = false, padding = true): string {
  needBytes(bytes)
  const { pairs } = made[+url] ?? makeTables(url)
  const { length } = bytes
  const spare = (3 - (length % 3)) % 3
  const pads = padding ? '='.repeat(spare) : ''
  const written = deskFor(Math.ceil(length / 3) * 2)
  for (let at = 0, to = 0; at < length; at += 3) {
    // Beyond the end there are zeros, and their characters are cut off below.
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
    written[to++] = pairs[three >> 12] as number
    written[to++] = pairs[three & 4095] as number
  }
  return asciiText(written).slice(0, 2 * written.length - spare) + pads
}

export function decodeBase64ByTable(text: string, url = false, strict = false): Uint8Array<ArrayBuffer> {
  needText(text)
  const { bits } = made[+url] ?? makeTables(url)
  const { length } = text
  const bytes = new Uint8Array(Math.ceil(length / 4) * 3)
  let to = 0
  let held = 0
  let count = 0
  let pads = 0
  let last = 0
  for (let at = 0; at < length; at += 1) {
    // Four characters at a time, up to the first that is white, padding or wrong.
    for (; !count && at + 4 <= length; at += 4) {
      const a = text.charCodeAt(at)
      const b = text.charCodeAt(at + 1)
      const c = text.charCodeAt(at + 2)
      const d = text.charCodeAt(at + 3)
      if ((a | b | c | d) > 127) break
      const w = bits[a] as number
      const x = bits[b] as number
      const y = bits[c] as number
      const z = bits[d] as number
      if ((w | x | y | z) >= NONE) break
      bytes[to++] = (w << 2) | (x >> 4)
      bytes[to++] = (x << 4) | (y >> 2)
      bytes[to++] = (y << 6) | z
    }
    const code = text.charCodeAt(at)
    if (code === 32 || (code > 8 && code < 14 && code !== 11) || at >= length) continue
    const value = bits[code] ?? NONE
    if (code === PAD && count > 1 && count + pads < 4) pads += 1
    else if (pads || value >= NONE) malformed('this is no base64', at)
    else {
      held = (held << 6) | value
      last = at
      count += 1
      if (count === 4) {
        bytes[to++] = held >> 16
        bytes[to++] = held >> 8
        bytes[to++] = held
        count = 0
      }
    }
  }
  if (count === 1 || (count && (pads ? count + pads < 4 : strict))) malformed('base64 ends too early', length)
  if (count) {
    const spare = 8 - 2 * count
    if (strict && held & ((1 << spare) - 1)) malformed('base64 has bits left over', last)
    if (count === 3) bytes[to++] = held >> 10
    bytes[to++] = held >> spare
  }
  return to === bytes.length ? bytes : bytes.slice(0, to)
}
