import type { HashAlgorithm } from './hash/HashAlgorithm'
import type { HashFileOptions } from './hash/hashBlob'

export type { HashAlgorithm, HashFileOptions }

/**
 * The hash of a file, as bytes: `encodeHex(await hashFile(file))`. Beyond 16 MB, or where the engine does not know the
 * algorithm, it is read piece by piece in a worker, in constant memory. A file that changes meanwhile is a `ByteError`.
 */
export async function hashFile(file: Blob, options?: HashFileOptions): Promise<Uint8Array<ArrayBuffer>> {
  return (await import('./hash/hashBlob')).hashBlob(file, options)
}
