import { malformed } from './ByteError'
import { PREFIXES, UNITS } from './byteUnits'

export interface ParseBytesOptions {
  /** Whose digits, separators and units are read, beside the English units. @default 'en' */
  readonly locale?: string | undefined
}

/**
 * Read a number of bytes as a person writes it: "5 MB" is 5,000,000, "5 MiB" is 5,242,880, "5" is 5. A text that
 * could mean something else, "1,5 MB" in English, is a `ByteError`.
 */
export function parseBytes(text: string, { locale = 'en' }: ParseBytesOptions = {}): number {
  const partOf = (value: number, type: string, options?: Intl.NumberFormatOptions) => {
    const parts = new Intl.NumberFormat(locale, options).formatToParts(value)
    return plain(parts.find((part) => part.type === type)?.value ?? '')
  }
  const digits = partOf(9876543210, 'integer', { useGrouping: false })
  const typed = plain(text).replace(/\p{Nd}/gu, (digit) => {
    const at = [...digits].indexOf(digit)
    return at < 0 ? digit : String(9 - at)
  })
  const [group, decimal] = [partOf(1234567, 'group'), partOf(0.5, 'decimal')]
  // "0,125" is more likely an eighth than 125.
  const pattern = `^(\\D*)(\\d+|[1-9]\\d{0,2}(?:[${group} ]\\d{2,3})*[${group} ]\\d{3})(?:[${decimal}](\\d+))?(?!.?\\d)`
  const [all = '', before = '', whole = '', fraction = ''] = new RegExp(pattern).exec(typed) ?? []
  const size = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  // Hebrew has it before the number.
  const unit = (before + typed.slice(all.length)).trim()
  let base = 1000
  // The locale's first: a Finnish byte is a "t".
  let step = UNITS.findIndex((name) =>
    (['short', 'long'] as const).some(
      (unitDisplay) => unit === partOf(size, 'unit', { style: 'unit', unit: name, unitDisplay }),
    ),
  )
  if (step < 0) {
    const [, prefix = '', binary] = /^(?:([kmgtp])(i?))?(?:b|bytes?)?$/.exec(unit) ?? [0, '-']
    step = PREFIXES.indexOf(prefix.toUpperCase())
    if (binary) base = 1024
  }
  const bytes = Math.round(size * base ** step)
  if (!whole || step < 0 || bytes > Number.MAX_SAFE_INTEGER) {
    malformed(`“${text}” is no number of bytes`, all.length)
  }
  return bytes
}

/** Without invisible characters, with blanks and case made alike. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace('’', "'")
    .trim()
    .toLowerCase()
