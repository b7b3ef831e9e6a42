import type { Hasher } from './hasherOf'
import { readPiece } from '../readPiece'

/** Read the next piece while one is hashed, and never hold more than two. */
export async function hashPieces(
  file: Blob,
  hasher: Hasher,
  size: number,
  onPiece: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieceAt = (from: number) => readPiece(file, from, Math.min(from + size, file.size))
  let next = pieceAt(0)
  for (let at = 0; at < file.size;) {
    const piece = await next
    at += piece.length
    next = pieceAt(at)
    // Should hashing fail, this piece is not awaited any more.
    next.catch(() => undefined)
    hasher.update(piece)
    onPiece(at)
  }
  await next
  return new Uint8Array(hasher.digest())
}
