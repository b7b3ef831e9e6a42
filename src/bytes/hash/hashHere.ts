import type { HashAlgorithm } from './HashAlgorithm'
import { hasherOf } from './hasherOf'
import { hashPieces } from './hashPieces'

/** Small enough that the page does not stand still while one is hashed. */
const PIECE = 2 ** 20

export async function hashHere(
  file: Blob,
  algorithm: HashAlgorithm,
  signal?: AbortSignal,
  onProgress?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return hashPieces(file, await hasherOf(algorithm), PIECE, (read) => {
    signal?.throwIfAborted()
    onProgress?.(read)
  })
}
