import { readPiece } from '../readPiece'
import { ByteError } from '../ByteError'
import { type HashAlgorithm, hashAlgorithms } from './HashAlgorithm'
import { hashInPieces } from './hashInPieces'
import { untilAborted } from './untilAborted'

export interface HashFileOptions {
  /** MD5, SHA-1 and CRC-32 find accidents alone: two files of one hash can be made on purpose. @default 'SHA-256' */
  readonly algorithm?: HashAlgorithm | undefined
  /** Ends it at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Told how many bytes of the file are done. */
  readonly onProgress?: ((bytes: number) => void) | undefined
}

/** Up to here a file is read at once and hashed by the engine. */
const AT_ONCE = 16 * 2 ** 20

export async function hashBlob(
  file: Blob,
  { algorithm = 'SHA-256', signal, onProgress }: HashFileOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (!hashAlgorithms.includes(algorithm)) {
    throw new ByteError(
      'unsupported',
      `there is no hash “${algorithm}”. Choose one of ${hashAlgorithms.join(', ')}`,
    )
  }
  signal?.throwIfAborted()
  // A browser has it on pages that came safely, and nowhere else.
  const { subtle } = (globalThis.crypto as Crypto | undefined) ?? {}
  if (!subtle || !algorithm.startsWith('SHA') || file.size > AT_ONCE) {
    return untilAborted(hashInPieces(file, algorithm, signal, onProgress), signal)
  }
  const hash = readPiece(file).then((bytes) => subtle.digest(algorithm, bytes))
  const bytes = new Uint8Array(await untilAborted(hash, signal))
  onProgress?.(file.size)
  return bytes
}
