/** The encodings that a person may choose from, by the names that `TextDecoder` knows. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1256',
  'iso-8859-2',
  'iso-8859-15',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const

export type Encoding = (typeof encodings)[number]

/** So much of a file tells whether it has zeros. */
const enough = 4096

/** So much is looked at together. */
const stretch = 262_144

/**
 * Guess the encoding of a text: by its byte order mark, by the zero bytes that UTF-16 has, else UTF-8 where every byte fits,
 * else that of the language's Windows, in which spreadsheets write.
 */
export function guessEncoding(bytes: Uint8Array, locale = 'en'): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, enough)
  const zeros = [0, 0]
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 8 && odd > even * 4) return 'utf-16le'
  if (even > head.length / 8 && even > odd * 4) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  return windowsOf[locale.split('-')[0] ?? ''] ?? 'windows-1252'
}

/** The text of a file. A byte order mark is no part of it. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    // Piece by piece, since a text of all bytes is not wanted here.
    for (let from = 0; from < bytes.length; from += stretch) {
      decoder.decode(bytes.subarray(from, from + stretch), { stream: true })
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The code pages of Windows by language, where it is not the western one. */
const windowsOf: Readonly<Record<string, Encoding | undefined>> = {
  ar: 'windows-1256',
  fa: 'windows-1256',
  ur: 'windows-1256',
  bg: 'windows-1251',
  mk: 'windows-1251',
  ru: 'windows-1251',
  sr: 'windows-1251',
  uk: 'windows-1251',
  cs: 'windows-1250',
  hr: 'windows-1250',
  hu: 'windows-1250',
  pl: 'windows-1250',
  ro: 'windows-1250',
  sk: 'windows-1250',
  sl: 'windows-1250',
  el: 'windows-1253',
  tr: 'windows-1254',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gb18030',
}
