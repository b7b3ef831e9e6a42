/* oxlint-disable no-control-regex -- these characters are bytes, and what binary files begin with */
import { latin1 } from './latin1'
import { markupType } from './markupType'
import { mp3At } from './mp3At'

/** So many bytes of the beginning decide in WHATWG's MIME Sniffing Standard. */
const HEADER = 1445

/** The types by their first bytes, in the order in which the standard tries them. */
const signatures: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  'application/postscript': /^%!PS-Adobe-/,
  'text/plain': /^(?:\xfe\xff[^]|\xff\xfe[^]|\xef\xbb\xbf)[^]/,
  'image/x-icon': /^\0\0[\x01\x02]\0/,
  'image/bmp': /^BM/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBPVP/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  // The standard does not know the packed one, which has the same name.
  'audio/aiff': /^FORM[^]{4}AIF[FC]/,
  'audio/mpeg': /^ID3/,
  'application/ogg': /^OggS\0/,
  'audio/midi': /^MThd\0\0\0\x06/,
  'video/avi': /^RIFF[^]{4}AVI /,
  'audio/wave': /^RIFF[^]{4}WAVE/,
  'video/webm': /^\x1aE\xdf\xa3[^]{0,33}?B\x82[^]{1,8}?\0*webm/,
  'application/x-gzip': /^\x1f\x8b\x08/,
  'application/zip': /^PK\x03\x04/,
  'application/x-rar-compressed': /^Rar!\x1a\x07\0/,
}

/** Tried last: browsers do so where they expect a font, and the last of them says next to nothing. */
const fonts: typeof signatures = {
  'font/ttf': /^\0\x01\0\0/,
  'font/otf': /^OTTO/,
  'font/collection': /^ttcf/,
  'font/woff': /^wOFF/,
  'font/woff2': /^wOF2/,
  'application/vnd.ms-fontobject': /^[^]{34}LP/,
}

/** Types that browsers show and the standard does not know: by the brand after `ftyp`. */
const brands: typeof signatures = {
  'image/avif': /^avi[fs]/,
  'image/heic': /^(?:hei|hev|mif1)/,
  'audio/mp4': /^M4A /,
  'video/quicktime': /^qt {2}/,
}

const BINARY = /[\0-\x08\v\x0e-\x1a\x1c-\x1f]/

export const isBinary = (bytes: Uint8Array) => BINARY.test(latin1(bytes, HEADER))

/** The media type of bytes, whatever the name of the file. */
export function contentType(bytes: Uint8Array): string {
  const header = latin1(bytes, HEADER)
  return (
    markupType(bytes, header) ??
    typeBy(signatures, header) ??
    boxType(header, bytes.length) ??
    (mp3At(bytes) ? 'audio/mpeg' : undefined) ??
    (BINARY.test(header) ? (typeBy(fonts, header) ?? 'application/octet-stream') : 'text/plain')
  )
}

const typeBy = (table: typeof signatures, text: string) =>
  Object.keys(table).find((type) => table[type]?.test(text))

/** MP4 and its relatives: a first box that is there whole and lists the brands. */
function boxType(header: string, length: number): string | undefined {
  if (header.slice(4, 8) !== 'ftyp') return undefined
  const size = Array.from(header.slice(0, 4)).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  if (size % 4 || size > length) return undefined
  const more = header.slice(16, size).match(/[^]{4}/g) ?? []
  const isMp4 = [header.slice(8, 12), ...more].some((brand) => brand.startsWith('mp4'))
  return typeBy(brands, header.slice(8, 12)) ?? (isMp4 ? 'video/mp4' : undefined)
}
