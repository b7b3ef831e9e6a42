/** A byte as two digits. */
export function hexOf(byte: number): string {
  return digitsOfBytes[byte] ?? ''
}

const digitsOfBytes: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).toUpperCase().padStart(2, '0'),
)

/** An offset as its column shows it. */
export function offsetText(offset: number, digits: number): string {
  return offset.toString(16).toUpperCase().padStart(digits, '0')
}

/** An offset as it can be typed again. */
export function offsetName(offset: number): string {
  return `0x${offset.toString(16).toUpperCase()}`
}

/** How many digits the offsets of a file have: an even number, at least four. */
export function offsetDigits(size: number): number {
  const { length } = Math.max(0, size - 1).toString(16)
  return Math.max(4, length + (length % 2))
}

/** Read "1024", "1,024" and "0x400". */
export function readOffset(text: string): number | undefined {
  const typed = text.trim()
  const offset = /^0x[\da-f]+$/i.test(typed)
    ? Number(typed)
    : /^(\d+|\d{1,3}([,_ ]\d{3})+)$/.test(typed)
      ? Number(typed.replace(/\D/g, ''))
      : Number.NaN
  return Number.isSafeInteger(offset) ? offset : undefined
}

/** Read an offset, or two of them with a hyphen between, both included; undefined for what lies outside of the file. */
export function readPlace(text: string, size: number): { from: number; to: number } | undefined {
  const [first = '', second, ...more] = text.split(/[-–]/)
  const from = readOffset(first)
  const to = second === undefined ? from : readOffset(second)
  if (from === undefined || to === undefined || more.length > 0) return undefined
  return to < size && from <= to ? { from, to } : undefined
}

/** Read "DE AD BE EF", "deadbeef" and "0xDE, 0xAD"; undefined for half a byte and for what are no digits. */
export function readBytes(text: string): Uint8Array | undefined {
  const words = text
    .trim()
    .split(/[\s,:]+/)
    .map((word) => word.replace(/^0x/i, ''))
  if (!words.every((word) => /^([\da-f]{2})+$/i.test(word))) return undefined
  const digits = words.join('')
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  )
}
