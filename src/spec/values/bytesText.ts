import { oncePerLocale } from '../../messages/oncePerLocale'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Write a number of bytes as the locale does, in units of a thousand (SI): 5,000,000 is "5 MB". */
export function writeBytes(bytes: number, locale = 'en'): string {
  let size = bytes
  let step = 0
  // Rounded first: 999,999 bytes are "1 MB" and not "1,000 kB".
  while (Number(size.toFixed(1)) >= 1000 && step < UNITS.length - 1) {
    size /= 1000
    step += 1
  }
  return formatFor(locale, UNITS[step]).format(size)
}

const formatFor = /* @__PURE__ */ oncePerLocale(
  (locale, unit) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: unit as string,
      // In short, English has no plural of a byte.
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
    }),
)
