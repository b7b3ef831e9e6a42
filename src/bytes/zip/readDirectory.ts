import { malformed } from '../ByteError'
import { ByteReader } from '../ByteReader'
import type { ZipEntry, ZipListing } from './ZipEntry'
import { readPiece } from '../readPiece'
import type { NameFinding } from '../sniff/nameFindings'
import { findEnd, lie, type ZipEnd } from './findEnd'
import { HEAD, readEntry, type Stored } from './readEntry'
import { streamEntry } from './streamEntry'
import { overlapping, repeated, zipFindings } from './zipFindings'
import { zipText } from './zipText'

const PIECE = 2 ** 20
/** Three texts of at most 65,535 bytes follow the head of an entry. */
const LONGEST = HEAD + 3 * 0xffff

export async function readDirectory(file: Blob, signal?: AbortSignal): Promise<ZipListing> {
  signal?.throwIfAborted()
  const end = await findEnd(file)
  const stored = await readEntries(file, end, signal)
  if (stored.length !== end.count)
    lie(`the archive has ${stored.length} entries and not ${end.count}`, end.from)

  const [twice, over] = [repeated(stored), overlapping(stored)]
  const known = new Map<string, readonly NameFinding[]>()
  const entries = stored.map((one): ZipEntry => {
    const { name, isDirectory, size, compressedSize, crc32, modified, comment } = one
    const findings = zipFindings(one, known)
    if (twice.has(one)) findings.push('duplicate')
    if (over.has(one)) findings.push('overlap')
    const stream = () => streamEntry(file, one)
    const blob = () => blobOf(stream())
    return { name, isDirectory, size, compressedSize, crc32, modified, comment, findings, stream, blob }
  })
  return { entries, comment: zipText(end.comment), before: end.before }
}

async function blobOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = stream.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces)
    pieces.push(value)
  }
}

/** Read the directory piece by piece: that of a million entries has a hundred megabytes. */
async function readEntries(file: Blob, end: ZipEnd, signal?: AbortSignal): Promise<Stored[]> {
  const stored: Stored[] = []
  let [reader, from, to] = [new ByteReader(new Uint8Array()), end.from, end.from]
  for (let at = end.from; at < end.to; at = from + reader.position) {
    if (at + LONGEST > to && to < end.to) {
      signal?.throwIfAborted()
      from = at
      to = Math.min(at + PIECE, end.to)
      reader = new ByteReader(await readPiece(file, from, to), { littleEndian: true })
    }
    const one = readEntry(reader, at, end)
    if (!one) malformed('the directory of the archive breaks off', at)
    stored.push(one)
  }
  return stored
}
