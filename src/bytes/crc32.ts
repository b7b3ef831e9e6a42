let tables: Int32Array | undefined

/** Eight tables, one after the other, so that eight bytes are taken at a time. */
function makeTables(): Int32Array {
  const all = new Int32Array(2048)
  for (let at = 0; at < 2048; at += 1) {
    let sum = at < 256 ? at : (all[at - 256] as number)
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 && 0xedb88320)
    all[at] = sum
  }
  return all
}

/**
 * The check sum that ZIP, gzip and PNG use. It finds accidents and no intent.
 * @param before that of the bytes before these, to go on from
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const all = (tables ??= makeTables())
  const look = (table: number, value: number) => all[(table << 8) | (value & 255)] as number
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const { length } = bytes
  let sum = ~before
  let at = 0
  for (; at + 8 <= length; at += 8) {
    const low = sum ^ view.getInt32(at, true)
    const high = view.getInt32(at + 4, true)
    sum =
      look(7, low) ^
      look(6, low >> 8) ^
      look(5, low >> 16) ^
      look(4, low >> 24) ^
      look(3, high) ^
      look(2, high >> 8) ^
      look(1, high >> 16) ^
      look(0, high >> 24)
  }
  for (; at < length; at += 1) sum = look(0, sum ^ (bytes[at] as number)) ^ (sum >>> 8)
  return ~sum >>> 0
}
