import { malformed } from '../ByteError'
import { ByteReader } from '../ByteReader'
import type { ZipEntry } from './ZipEntry'
import { wholeNumber, type ZipEnd } from './findEnd'
import { zipText } from './zipText'

/** An entry as the directory has it. */
export interface Stored extends Omit<ZipEntry, 'findings' | 'stream' | 'blob'> {
  readonly nameBytes: Uint8Array
  readonly flags: number
  /** 0 is not compressed, 8 is deflate. */
  readonly method: number
  /** Where its own header stands in the file. */
  readonly offset: number
  /** Where the directory begins: no content reaches further. */
  readonly limit: number
  /** Kind and rights by Unix, 0 where the packer knew none. */
  readonly mode: number
}

/** How long an entry is before its texts. */
export const HEAD = 46

const FULL = 0xffffffff

/** Read one entry of the directory; undefined where there is none. */
export function readEntry(reader: ByteReader, at: number, end: ZipEnd): Stored | undefined {
  if (reader.left < HEAD || reader.u32() !== 0x02014b50) return undefined
  const packer = reader.u16() >> 8
  reader.skip(2)
  const [flags, method, time, day] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()]
  const [crc32, compressed, whole] = [reader.u32(), reader.u32(), reader.u32()]
  const [nameLength, moreLength, commentLength, disk] = [
    reader.u16(),
    reader.u16(),
    reader.u16(),
    reader.u16(),
  ]
  reader.skip(2)
  const [attributes, place] = [reader.u32(), reader.u32()]
  if (reader.left < nameLength + moreLength + commentLength) return undefined
  const nameBytes = reader.bytes(nameLength).slice()
  const more = extrasOf(reader.bytes(moreLength))
  const comment = reader.bytes(commentLength)

  const large = more.get(0x0001)
  const [size, compressedSize, offset] = [whole, compressed, place].map((value) => {
    if (value !== FULL) return value
    if (!large || large.left < 8) malformed('an entry has a size that the archive does not say', at)
    return wholeNumber(large.u64(), at)
  }) as [number, number, number]
  if (disk !== 0 && disk !== 0xffff) malformed('an entry is in another file', at)

  const name = zipText(nameBytes, more.get(0x7075))
  const mode = UNIX.includes(packer) ? attributes >>> 16 : 0
  return {
    name,
    nameBytes,
    isDirectory: name.endsWith('/') || (attributes & 0x10) > 0,
    size,
    compressedSize,
    crc32,
    modified: momentOf(day, time),
    comment: zipText(comment),
    flags,
    method,
    offset: offset + end.before,
    limit: end.from,
    mode,
  }
}

/** Unix and macOS. */
const UNIX = [3, 19]

/** Additions of later versions of the format to an entry, by number. */
function extrasOf(bytes: Uint8Array): ReadonlyMap<number, ByteReader> {
  const found = new Map<number, ByteReader>()
  const reader = new ByteReader(bytes, { littleEndian: true })
  // Some packers fill up with zeros, which are no addition.
  while (reader.left >= 4) {
    const [kind, length] = [reader.u16(), reader.u16()]
    if (length > reader.left) break
    found.set(kind, new ByteReader(reader.bytes(length), { littleEndian: true }))
  }
  return found
}

function momentOf(day: number, time: number): string {
  const parts = [day & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2]
  const [date, hour, minute, second] = parts.map((part) => String(part).padStart(2, '0'))
  return `${1980 + (day >> 9)}-${String((day >> 5) & 15).padStart(2, '0')}-${date}T${hour}:${minute}:${second}`
}
