import { ByteError, type ByteErrorReason } from '../ByteError'
import type { HashAlgorithm } from './HashAlgorithm'

/** The order to the worker. */
export interface HashOrder {
  readonly file: Blob
  readonly algorithm: HashAlgorithm
}

/** Its answers: how much is read, and at last the hash or why there is none. */
export interface HashAnswer {
  readonly read?: number | undefined
  readonly hash?: Uint8Array<ArrayBuffer> | undefined
  readonly failed?:
    | {
        readonly message: string
        readonly reason?: ByteErrorReason | undefined
        readonly position?: number | undefined
      }
    | undefined
}

/** Below this, starting a worker takes longer than hashing. */
const FEW = 2 ** 20

/** In a worker; where there is none or it does not start, on this thread, which gets its turn between the pieces. */
export async function hashInPieces(
  file: Blob,
  algorithm: HashAlgorithm,
  signal?: AbortSignal,
  onProgress?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = file.size > FEW ? await hashInWorker({ file, algorithm }, signal, onProgress) : undefined
  if (hash) return hash
  signal?.throwIfAborted()
  const { hashHere } = await import('./hashHere')
  return hashHere(file, algorithm, signal, onProgress)
}

/** Undefined where no worker starts: in Node, or because the address or the policy of the page forbids it. */
function hashInWorker(
  order: HashOrder,
  signal?: AbortSignal,
  onProgress?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const worker = startWorker()
    if (!worker) return resolve(undefined)
    const stop = () => {
      worker.terminate()
      signal?.removeEventListener('abort', stop)
    }
    signal?.addEventListener('abort', stop)
    let hasBegun = false
    worker.onerror = (event) => {
      event.preventDefault()
      stop()
      if (hasBegun) reject(new Error(`screenwright: the worker that hashes broke off: ${event.message}`))
      else resolve(undefined)
    }
    worker.onmessage = ({ data: { read, hash, failed } }: MessageEvent<HashAnswer>) => {
      hasBegun = true
      if (read !== undefined) onProgress?.(read)
      if (hash || failed) stop()
      if (hash) resolve(hash)
      if (failed) reject(errorOf(failed))
    }
    worker.postMessage(order)
  })
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./hashWorker.js', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

const errorOf = ({ message, reason, position }: NonNullable<HashAnswer['failed']>) =>
  Object.assign(reason ? new ByteError(reason, '', position) : new Error(), { message })
