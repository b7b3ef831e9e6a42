/** The bytes of all parts, one after the other. */
export function concat(parts: Iterable<Uint8Array>): Uint8Array<ArrayBuffer> {
  const all = [...parts]
  const whole = new Uint8Array(all.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of all) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
