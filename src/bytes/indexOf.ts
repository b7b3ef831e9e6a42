/**
 * Where a sequence of bytes first begins, or -1. The time grows with the length of both and never with their product.
 * @param from where to begin looking
 */
export function indexOf(bytes: Uint8Array, sought: Uint8Array, from = 0): number {
  const [first] = sought
  if (first === undefined) return Math.min(from, bytes.length)
  const { length } = sought
  const back = lengthsOfBorders(sought)
  let matched = 0
  for (let at = Math.max(from, 0); at < bytes.length; at += 1) {
    if (matched === 0) {
      // The engine finds one byte far faster than a loop does.
      at = bytes.indexOf(first, at)
      if (at < 0) return -1
    }
    const byte = bytes[at]
    while (matched > 0 && byte !== sought[matched]) matched = back[matched - 1] as number
    if (byte === sought[matched]) matched += 1
    if (matched === length) return at - length + 1
  }
  return -1
}

/** For each beginning: how much of its end is a beginning again, and need not be compared a second time (KMP). */
function lengthsOfBorders(sought: Uint8Array): Uint32Array {
  const lengths = new Uint32Array(sought.length)
  for (let at = 1, border = 0; at < sought.length; at += 1) {
    while (border > 0 && sought[at] !== sought[border]) border = lengths[border - 1] as number
    if (sought[at] === sought[border]) border += 1
    lengths[at] = border
  }
  return lengths
}
