import { ByteError } from '../ByteError'
import { hasherOf } from './hasherOf'
import type { HashAnswer, HashOrder } from './hashInPieces'
import { hashPieces } from './hashPieces'

const PIECE = 4 * 2 ** 20

// It imports nothing later: bundlers that make one file of a worker could not follow.
addEventListener('message', ({ data: { file, algorithm } }: MessageEvent<HashOrder>) => {
  const answer = (message: HashAnswer) => postMessage(message)
  hasherOf(algorithm)
    .then((hasher) => hashPieces(file, hasher, PIECE, (read) => answer({ read })))
    .then((hash) => answer({ hash }))
    .catch((error: unknown) => {
      const { message } = error as Error
      const { reason, position } = error instanceof ByteError ? error : {}
      answer({ failed: { message, reason, position } })
    })
})
