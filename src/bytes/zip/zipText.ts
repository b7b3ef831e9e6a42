import type { ByteReader } from '../ByteReader'
import { crc32 } from '../crc32'
import { decodeUtf8 } from '../utf8'

/** The characters of the first packers, from 128 on. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/**
 * A text of an archive. Whether it is UTF-8 is not always said where it is, and sometimes where it is not: what is no
 * UTF-8 is in the old alphabet, in which everything is a text.
 * @param unicode the same text in UTF-8, valid as long as its check sum is that of the text
 */
export function zipText(bytes: Uint8Array, unicode?: ByteReader): string {
  try {
    if (unicode && unicode.left > 5 && unicode.u8() === 1 && unicode.u32() === crc32(bytes)) {
      return unicode.text(unicode.left)
    }
    return decodeUtf8(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join('')
  }
}
