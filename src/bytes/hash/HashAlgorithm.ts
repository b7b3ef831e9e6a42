export const hashAlgorithms = ['SHA-256', 'SHA-384', 'SHA-512', 'SHA-1', 'MD5', 'CRC-32'] as const

export type HashAlgorithm = (typeof hashAlgorithms)[number]
