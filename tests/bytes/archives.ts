import { strToU8, zipSync } from 'fflate'
import { ByteWriter } from '../../src/bytes/ByteWriter'
import { crc32 } from '../../src/bytes/crc32'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** One entry as it is written by hand, where it may say what is not so. */
export interface Written {
  name: string | Uint8Array
  /** As it stands in the archive. */
  content?: Uint8Array
  method?: number
  flags?: number
  size?: number
  compressedSize?: number
  crc32?: number
  /** The same in its own header, where that differs. */
  headName?: string
  headMethod?: number
  /** The upper half is the Unix mode. */
  attributes?: number
  /** Sizes and place stand in an addition. */
  isLarge?: boolean
  /** Content of its own: none when it shares that of the entry with this index. */
  sharesWith?: number
  more?: Uint8Array
  comment?: string
}

export interface WrittenEnd {
  before?: Uint8Array
  after?: Uint8Array
  comment?: Uint8Array
  count?: number
  isLarge?: boolean
  /** The number of entries in the second end. */
  largeCount?: number
  directoryOffset?: number
}

const FULL = 0xffffffff

/** An archive byte by byte. */
export function writeZip(entries: readonly Written[], end: WrittenEnd = {}): Blob {
  const writer = new ByteWriter({ littleEndian: true })
  const places: number[] = []
  for (const [index, entry] of entries.entries()) {
    const { sharesWith } = entry
    if (sharesWith !== undefined) {
      places[index] = places[sharesWith]!
      continue
    }
    places[index] = writer.length
    const { content, name, sum, compressedSize, size, flags, method } = filled(entry)
    const headName = entry.headName === undefined ? name : bytesOf(entry.headName)
    const isLate = (flags & 8) > 0
    writer
      .u32(0x04034b50)
      .u16(20)
      .u16(flags)
      .u16(entry.headMethod ?? method)
      .u32(0)
    writer.u32(isLate ? 0 : sum)
    writer
      .u32(isLate ? 0 : entry.isLarge ? FULL : compressedSize)
      .u32(isLate ? 0 : entry.isLarge ? FULL : size)
    writer.u16(headName.length).u16(0).bytes(headName).bytes(content)
    if (isLate) writer.u32(0x08074b50).u32(sum).u32(compressedSize).u32(size)
  }
  const directoryAt = writer.length
  for (const [index, entry] of entries.entries()) {
    const { name, sum, compressedSize, size, flags, method, more } = filled(entry)
    const comment = bytesOf(entry.comment ?? '')
    const place = places[index]!
    const extra = entry.isLarge ? largeSizes(size, compressedSize, place) : more
    writer
      .u32(0x02014b50)
      .u16((3 << 8) | 20)
      .u16(20)
      .u16(flags)
      .u16(method)
    // Half past nine on the 21st of November 2026.
    writer.u16((9 << 11) | (30 << 5)).u16((46 << 9) | (11 << 5) | 21)
    writer
      .u32(sum)
      .u32(entry.isLarge ? FULL : compressedSize)
      .u32(entry.isLarge ? FULL : size)
    writer.u16(name.length).u16(extra.length).u16(comment.length).u16(0).u16(0)
    writer.u32(entry.attributes ?? 0).u32(entry.isLarge ? FULL : place)
    writer.bytes(name).bytes(extra).bytes(comment)
  }
  const directorySize = writer.length - directoryAt
  const count = end.count ?? entries.length
  if (end.isLarge) {
    const at = writer.length
    const largeCount = BigInt(end.largeCount ?? count)
    writer.u32(0x06064b50).u64(44n).u16(45).u16(45).u32(0).u32(0).u64(largeCount).u64(largeCount)
    writer.u64(BigInt(directorySize)).u64(BigInt(end.directoryOffset ?? directoryAt))
    writer.u32(0x07064b50).u32(0).u64(BigInt(at)).u32(1)
  }
  const said = (value: number, full: number) => (end.isLarge ? full : value)
  const comment = end.comment ?? new Uint8Array()
  writer.u32(0x06054b50).u16(0).u16(0).u16(said(count, 0xffff)).u16(said(count, 0xffff))
  writer.u32(said(directorySize, FULL)).u32(said(end.directoryOffset ?? directoryAt, FULL))
  writer.u16(comment.length).bytes(comment)
  return new Blob([end.before ?? '', writer.finish(), end.after ?? ''] as BlobPart[])
}

function filled(entry: Written) {
  const content = entry.content ?? new Uint8Array()
  return {
    content,
    name: typeof entry.name === 'string' ? bytesOf(entry.name) : entry.name,
    sum: entry.crc32 ?? crc32(content),
    compressedSize: entry.compressedSize ?? content.length,
    size: entry.size ?? content.length,
    flags: entry.flags ?? 0,
    method: entry.method ?? 0,
    more: entry.more ?? new Uint8Array(),
  }
}

const largeSizes = (size: number, compressedSize: number, place: number) =>
  new ByteWriter({ littleEndian: true })
    .u16(1)
    .u16(24)
    .u64(BigInt(size))
    .u64(BigInt(compressedSize))
    .u64(BigInt(place))
    .finish()

/** As much of an office file as tells its kind. */
export function officeFile(part: string, content: string): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.openxmlformats-officedocument.${content}+xml`
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}"/></Types>`
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    [part]: strToU8('<x/>'),
  })
}
