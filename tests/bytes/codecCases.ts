import { ByteError } from '../../src/bytes/ByteError'
import { decodeBase64, encodeBase64 } from '../../src/bytes/base64'
import { decodeBase64ByTable, encodeBase64ByTable } from '../../src/bytes/base64Table'
import { decodeHex, encodeHex } from '../../src/bytes/hex'
import { decodeHexByTable, encodeHexByTable } from '../../src/bytes/hexTable'
import { base64BySpecification, hexBySpecification } from './fromSpecification'

/** The result of a call, as a text that can be compared. */
export function result(read: () => Uint8Array | string): string {
  try {
    return String(read())
  } catch (error) {
    if (error instanceof ByteError && error.position !== undefined) return `${error.reason} ${error.position}`
    return error instanceof TypeError ? 'TypeError' : `another error: ${String(error)}`
  }
}

const validated = (result: Uint8Array | 'malformed') =>
  result === 'malformed' ? /^malformed \d+$/ : String(result)

/** Where the readings of a text differ: natively, by table, or by the letter of the specification. */
export function differencesOnText(text: string): string[] {
  const found: string[] = []
  const hold = (what: string, native: string, table: string, wanted: string | RegExp) => {
    const right = typeof wanted === 'string' ? native === wanted : wanted.test(native)
    if (native !== table || !right) {
      found.push(
        `${what} of ${JSON.stringify(text)}: ${native}, by table ${table}, specified ${String(wanted)}`,
      )
    }
  }
  for (const url of [false, true]) {
    for (const strict of [false, true]) {
      hold(
        `base64 url ${url} strict ${strict}`,
        result(() => decodeBase64(text, { url, strict })),
        result(() => decodeBase64ByTable(text, url, strict)),
        validated(base64BySpecification(text, url, strict)),
      )
    }
  }
  hold(
    'hex',
    result(() => decodeHex(text)),
    result(() => decodeHexByTable(text)),
    validated(hexBySpecification(text)),
  )
  return found
}

/** Where writings of bytes differ, or do not lead back. */
export function differencesOnBytes(bytes: Uint8Array): string[] {
  const found: string[] = []
  for (const url of [false, true]) {
    for (const padding of [true, false]) {
      const text = encodeBase64(bytes, { url, padding })
      if (text !== encodeBase64ByTable(bytes, url, padding)) found.push(`${text} by table`)
      const back = base64BySpecification(text, url, padding)
      if (String(back) !== String(bytes)) found.push(`${text} is specified as ${String(back)}`)
      if (String(decodeBase64(text, { url, strict: padding })) !== String(bytes)) found.push(`${text} read`)
    }
  }
  const hex = encodeHex(bytes)
  if (hex !== encodeHexByTable(bytes)) found.push(`${hex} by table`)
  if (String(decodeHex(hex)) !== String(bytes)) found.push(`${hex} read`)
  if (String(decodeHex(hex.toUpperCase())) !== String(bytes)) found.push(`${hex} in upper case`)
  return found
}
