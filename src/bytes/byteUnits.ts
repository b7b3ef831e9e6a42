/** Units of a thousand (`si`: kB, MB) or of 1024 (`iec`: KiB, MiB). */
export type ByteUnits = 'si' | 'iec'

export const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte']

/** The prefixes of B and iB. */
export const PREFIXES = ['', 'K', 'M', 'G', 'T', 'P']
