import { fail } from '../internal/developerMessages'
import { wait } from '../internal/wait'
import { sendBytes } from './sendBytes'
import type { UploadedFile } from './Upload'
import { type Sending, type UploadAdapter, UploadError } from './UploadAdapter'

/** A part that has arrived. */
export interface S3Part {
  readonly PartNumber: number
  readonly ETag: string
}

export interface S3Options<Place> {
  /** Begins a multipart upload (CreateMultipartUpload) and says where: plain data, such as `{ key, uploadId }`. */
  start: (file: Pick<Sending, 'file' | 'name' | 'type' | 'checksum' | 'signal'>) => Promise<Place>
  /** Presigns the request for one part (UploadPart): its URL, with headers if any were signed. */
  sign: (
    place: Place,
    part: { readonly number: number; readonly size: number; readonly signal: AbortSignal },
  ) => Promise<
    string | { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }
  >
  /** Puts the parts together (CompleteMultipartUpload), and returns the result of the upload. */
  finish: (place: Place, parts: readonly S3Part[]) => Promise<Partial<UploadedFile> | void>
  /** Removes the parts of a file that a person cancelled (AbortMultipartUpload). */
  abort?: ((place: Place) => Promise<void>) | undefined
  /** The size of a part in bytes. It grows where a file would need more than the 10,000 parts S3 takes. @default 8 MiB */
  partSize?: number | undefined
  /** Sends so many parts of one file at once. @default 3 */
  concurrency?: number | undefined
  /** Waits so many milliseconds before each retry of a part. @default [500, 1000, 2000] */
  retryDelays?: readonly number[] | undefined
}

interface ResumeState<Place> {
  readonly place: Place
  readonly partSize: number
  readonly parts: readonly S3Part[]
}

const mostParts = 10_000

/**
 * Send files in parts to S3, or a service with its API, by presigned URLs: the browser never sees a key. A part that has
 * arrived is not sent again, not even after a reload. The bucket's CORS rules must expose `ETag`.
 */
export function s3Adapter<Place>(options: S3Options<Place>): UploadAdapter {
  const { start, sign, finish, abort, concurrency = 3, retryDelays = [500, 1000, 2000] } = options

  async function send(sending: Sending): Promise<Partial<UploadedFile> | void> {
    const { file, signal } = sending
    const known = sending.resumeState as ResumeState<Place> | undefined
    const place = known?.place ?? (await start(sending))
    const partSize =
      known?.partSize ?? Math.max(options.partSize ?? 8 << 20, Math.ceil(file.size / mostParts))
    // An empty file is one empty part.
    const count = Math.max(1, Math.ceil(file.size / partSize))
    const parts = new Map(known?.parts.map((part) => [part.PartNumber, part]))
    const sizeOf = (number: number) => Math.min(partSize, file.size - (number - 1) * partSize)
    const saveResumeState = () => sending.saveResumeState({ place, partSize, parts: [...parts.values()] })

    let arrived = 0
    for (const number of parts.keys()) arrived += sizeOf(number)
    const underWay = new Map<number, number>()
    const report = () => sending.report(arrived + [...underWay.values()].reduce((sum, sent) => sum + sent, 0))
    saveResumeState()
    report()

    async function sendPart(number: number, stop: AbortSignal) {
      const begin = (number - 1) * partSize
      for (let tries = 0; ; tries++) {
        try {
          const signed = await sign(place, { number, size: sizeOf(number), signal: stop })
          const { url, headers } = typeof signed === 'string' ? { url: signed, headers: undefined } : signed
          const answer = await sendBytes({
            method: 'PUT',
            url,
            headers,
            body: file.slice(begin, begin + sizeOf(number)),
            signal: stop,
            report(sent) {
              underWay.set(number, Math.min(sent, sizeOf(number)))
              report()
            },
          })
          const etag = answer.header('ETag')
          if (etag === null) {
            fail(
              's3Adapter cannot read the ETag of a part, so that the parts cannot be put together. Add ETag to ExposeHeaders in the CORS rules of the bucket.',
            )
          }
          parts.set(number, { PartNumber: number, ETag: etag })
          arrived += sizeOf(number)
          return saveResumeState()
        } catch (thrown) {
          const delay = retryDelays[tries]
          // The signature has expired (403), or a fault that passes.
          const mayPass = !(thrown instanceof UploadError) || thrown.reason !== 'tooLarge'
          if (stop.aborted || delay === undefined || !mayPass) throw thrown
          await wait(delay, stop)
        } finally {
          underWay.delete(number)
          report()
        }
      }
    }

    await eachOf(missing(count, parts), concurrency, signal, sendPart)
    return finish(
      place,
      [...parts.values()].sort((one, other) => one.PartNumber - other.PartNumber),
    )
  }

  return {
    name: 's3',
    resumes: true,
    send,
    discard: (resumeState) => abort?.((resumeState as ResumeState<Place>).place) ?? Promise.resolve(),
  }
}

function missing(count: number, parts: ReadonlyMap<number, S3Part>): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => !parts.has(number))
}

/** Work on so many numbers at once, in order. The first that fails stops the others. */
async function eachOf(
  numbers: readonly number[],
  concurrency: number,
  signal: AbortSignal,
  work: (number: number, signal: AbortSignal) => Promise<void>,
) {
  const stop = new AbortController()
  const stopAll = () => stop.abort(signal.reason)
  signal.addEventListener('abort', stopAll)
  const rest = numbers.values()
  const run = async () => {
    for (const number of rest) {
      stop.signal.throwIfAborted()
      await work(number, stop.signal)
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, run))
  } catch (thrown) {
    stop.abort()
    throw thrown
  } finally {
    signal.removeEventListener('abort', stopAll)
  }
}
