import { type ByteUnits, PREFIXES, UNITS } from './byteUnits'

export interface FormatBytesOptions {
  /** @default 'en' */
  readonly locale?: string | undefined
  /** @default 'si' */
  readonly units?: ByteUnits | undefined
  /** At most so many digits after the point. @default 1 */
  readonly digits?: number | undefined
}

/** Write a number of bytes as people of the locale do: "5 MB", "5 Mo"; with `units: 'iec'`, "4.8 MiB". */
export function formatBytes(
  bytes: number,
  { locale = 'en', units = 'si', digits = 1 }: FormatBytesOptions = {},
): string {
  if (!Number.isFinite(bytes)) throw new TypeError('screenwright: this is no number of bytes')
  const base = units === 'si' ? 1000 : 1024
  let step = 0
  let size = bytes
  // Rounded first: 999,999 bytes are "1 MB" and not "1,000 kB".
  while (Math.abs(Number(size.toFixed(digits))) >= base && step < UNITS.length - 1) {
    size /= base
    step += 1
  }
  const isNamed = units === 'si' || step === 0
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    ...(isNamed && { style: 'unit', unit: UNITS[step], unitDisplay: step ? 'short' : 'long' }),
  }).format(size)
  // No locale has names for units of 1024.
  return isNamed ? number : `${number}\u00a0${PREFIXES[step]}iB`
}
