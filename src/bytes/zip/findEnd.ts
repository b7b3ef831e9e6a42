import { ByteError, malformed } from '../ByteError'
import { ByteReader } from '../ByteReader'
import { readPiece } from '../readPiece'

/** Where the directory of an archive stands, as the end of the archive says. */
export interface ZipEnd {
  /** Where the directory begins and ends in the file. */
  readonly from: number
  readonly to: number
  readonly count: number
  /** The bytes before the archive, by which every place in it is moved. */
  readonly before: number
  readonly comment: Uint8Array
}

const END = 22
const LOCATOR = 20
const LARGE_END = 56
const FULL = { 2: 0xffff, 4: 0xffffffff }

const littleEndian = true

/** Find the end of the archive, from behind: only a comment of at most 65,535 bytes may follow it. */
export async function findEnd(file: Blob): Promise<ZipEnd> {
  const from = Math.max(0, file.size - END - FULL[2])
  const tail = await readPiece(file, from)
  let at = tail.length - END
  const reader = new ByteReader(tail, { littleEndian })
  for (; at >= 0; at -= 1) {
    if (tail[at] !== 0x50) continue
    reader.position = at
    if (reader.u32() !== 0x06054b50) continue
    reader.position = at + 20
    if (at + END + reader.u16() === tail.length) break
  }
  if (at < 0) malformed('this is no ZIP archive: it has no end', file.size)

  reader.position = at + 4
  const small = [reader.u16(), reader.u16(), reader.u16(), reader.u16(), reader.u32(), reader.u32()]
  const comment = tail.slice(at + END)
  const endAt = from + at
  const large = await findLargeEnd(file, endAt)
  const [disk, directoryDisk, countHere, count, size, offset] = small.map((value, index) => {
    const given = large?.values[index]
    if (given === undefined) return value
    if (value !== given && value !== FULL[index < 4 ? 2 : 4])
      lie('the two ends of the archive contradict each other', endAt)
    return given
  }) as [number, number, number, number, number, number]
  if (disk !== directoryDisk || disk !== 0 || countHere !== count) {
    throw new ByteError('unsupported', 'the archive goes on in other files', endAt)
  }
  const to = large?.at ?? endAt
  const before = to - size - offset
  if (before < 0) malformed('the directory of the archive is not where its end says', endAt)
  return { from: to - size, to, count, before, comment }
}

/** The second end that archives beyond 4 GB, or with more than 65,535 entries, have before the first (ZIP64). */
async function findLargeEnd(file: Blob, endAt: number) {
  if (endAt < LOCATOR + LARGE_END) return undefined
  const locator = new ByteReader(await readPiece(file, endAt - LOCATOR, endAt), { littleEndian })
  if (locator.u32() !== 0x07064b50) return undefined
  locator.skip(4)
  // Whatever stands before the archive moves it; then it is right before its locator.
  for (const at of [wholeNumber(locator.u64(), endAt), endAt - LOCATOR - LARGE_END]) {
    if (at < 0 || at + LARGE_END > endAt - LOCATOR) continue
    const reader = new ByteReader(await readPiece(file, at, at + LARGE_END), { littleEndian })
    if (reader.u32() !== 0x06064b50) continue
    reader.skip(12)
    const values = [
      reader.u32(),
      reader.u32(),
      ...[reader.u64(), reader.u64(), reader.u64(), reader.u64()].map((value) => wholeNumber(value, at)),
    ]
    return { at, values }
  }
  return malformed('the second end of the archive is not where its locator says', endAt - LOCATOR)
}

export function wholeNumber(value: bigint, at: number): number {
  if (value > Number.MAX_SAFE_INTEGER) malformed('the archive names a place that no file has', at)
  return Number(value)
}

export function lie(what: string, at?: number): never {
  throw new ByteError('lie', what, at)
}
