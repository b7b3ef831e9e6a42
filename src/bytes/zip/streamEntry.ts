import { ByteError, malformed } from '../ByteError'
import { ByteReader } from '../ByteReader'
import { crc32 } from '../crc32'
import { equals } from '../equals'
import { readPiece } from '../readPiece'
import { lie } from './findEnd'
import type { Stored } from './readEntry'
import { isEncrypted } from './zipFindings'

/** The length of the header before each content. */
const HEAD = 30
const READ = 2 ** 18
/** So little is unpacked at a time that the densest content makes no more than 16 MB of it. */
const FED = 2 ** 14

/** The content of an entry; it is held against what the directory says of it while it passes. */
export function streamEntry(file: Blob, entry: Stored): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
  let [count, sum] = [0, 0]
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= (await openEntry(file, entry)).getReader()
        const { done, value } = await reader.read().catch((error: unknown) => {
          if (error instanceof ByteError) throw error
          return malformed(`“${entry.name}” cannot be unpacked`, entry.offset)
        })
        if (done) {
          if (count !== entry.size)
            lie(`“${entry.name}” has ${count} bytes and not ${entry.size}`, entry.offset)
          if (sum !== entry.crc32)
            lie(`“${entry.name}” has another check sum than the archive says`, entry.offset)
          controller.close()
          return
        }
        count += value.length
        if (count > entry.size) {
          void reader.cancel().catch(() => undefined)
          lie(`“${entry.name}” has more than ${entry.size} bytes`, entry.offset)
        }
        sum = crc32(value, sum)
        controller.enqueue(value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function openEntry(file: Blob, entry: Stored): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { name, flags, method, offset, limit, compressedSize } = entry
  if (isEncrypted(flags, method)) throw new ByteError('unsupported', `“${name}” is encrypted`, offset)
  if (method !== 0 && method !== 8) {
    throw new ByteError(
      'unsupported',
      `“${name}” is packed by method ${method}, and this unpacks deflate`,
      offset,
    )
  }
  const from = offset + (await checkHead(file, entry))
  if (from + compressedSize > limit) lie(`“${name}” reaches into the directory`, offset)
  const packed = fed(file, from, from + compressedSize)
  return method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
}

/** An entry is described twice: a reader of only one description must not get another file. */
async function checkHead(file: Blob, entry: Stored): Promise<number> {
  const { name, nameBytes, flags, method, offset, limit } = entry
  const length = HEAD + nameBytes.length
  if (offset + length > limit) lie(`“${name}” is not where the directory says`, offset)
  const reader = new ByteReader(await readPiece(file, offset, offset + length), { littleEndian: true })
  if (reader.u32() !== 0x04034b50) lie(`“${name}” is not where the directory says`, offset)
  reader.skip(2)
  const [headFlags, headMethod] = [reader.u16(), reader.u16()]
  reader.skip(4)
  const said = [reader.u32(), reader.u32(), reader.u32()]
  const [nameLength, moreLength] = [reader.u16(), reader.u16()]
  const isSame =
    headMethod === method &&
    ((headFlags ^ flags) & 0x41) === 0 &&
    nameLength === nameBytes.length &&
    equals(reader.bytes(nameLength), nameBytes) &&
    // Written before the content was known, or beyond 4 GB, they stand elsewhere.
    (headFlags & 8 ||
      said.every(
        (value, at) => value === [entry.crc32, entry.compressedSize, entry.size][at] || value === 0xffffffff,
      ))
  if (!isSame) lie(`“${name}” says otherwise than the directory what it is`, offset)
  return length + moreLength
}

/** A part of the file in small pieces, read in larger ones. */
function fed(file: Blob, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from
  let held = new Uint8Array()
  return new ReadableStream(
    {
      async pull(controller) {
        if (held.length === 0 && at < to) {
          held = await readPiece(file, at, Math.min(at + READ, to))
          at += held.length
        }
        if (held.length === 0) return controller.close()
        controller.enqueue(held.slice(0, FED))
        held = held.subarray(FED)
      },
    },
    { highWaterMark: 0 },
  )
}
