import type { DetailedError, Upload as TusUpload } from 'tus-js-client'
import type { TusClientOptions } from './TusClientOptions'
import { errorOfStatus, UploadError, type UploadAdapter } from './UploadAdapter'

export interface TusOptions {
  /** The URL where the tus server takes new files. */
  endpoint: string
  /** Headers of every request, such as a token. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Metadata of each file for the server, besides its name, type and checksum. */
  metadata?: Readonly<Record<string, string>> | undefined
  /** The bytes of a file that one request carries. @default 64 MiB */
  chunkSize?: number | undefined
  /** Further options of tus-js-client, such as `onBeforeRequest`, except those that this adapter sets itself. */
  client?: TusClientOptions | undefined
}

/**
 * Send files resumably by tus 1.0. An interrupted file goes on at the byte that the server has, after a reload too.
 * Needs tus-js-client, which is loaded when the first file is sent.
 */
export function tusAdapter({ endpoint, headers, metadata, chunkSize, client }: TusOptions): UploadAdapter {
  return {
    name: 'tus',
    resumes: true,
    async send({ file, name, type, checksum, signal, resumeState, saveResumeState, report }) {
      const { Upload } = await importTus()
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const stop = () => {
          void upload.abort()
          reject(signal.reason as Error)
        }
        const upload: TusUpload = new Upload(file, {
          ...client,
          endpoint,
          headers: { ...headers },
          chunkSize: chunkSize ?? 64 << 20,
          metadata: {
            ...metadata,
            filename: name,
            filetype: type,
            ...(checksum !== undefined && { checksum }),
          },
          uploadUrl: typeof resumeState === 'string' ? resumeState : null,
          // The list of uploads keeps the address, together with the file, and retries by itself.
          fingerprint: () => Promise.resolve(''),
          storeFingerprintForResuming: false,
          retryDelays: null,
          onUploadUrlAvailable: () => saveResumeState(upload.url),
          onProgress: (sent) => report(sent),
          onSuccess() {
            signal.removeEventListener('abort', stop)
            resolve(upload.url === null ? {} : { url: upload.url })
          },
          onError(error) {
            signal.removeEventListener('abort', stop)
            reject(readError(error))
          },
        })
        signal.addEventListener('abort', stop)
        upload.start()
      })
    },
    async discard(resumeState) {
      if (typeof resumeState !== 'string') return
      const { Upload } = await importTus()
      await Upload.terminate(resumeState, { ...client, headers: { ...headers }, retryDelays: null })
    },
  }
}

const importTus = () => import('tus-js-client')

function readError(error: Error | DetailedError): Error {
  // No request was made: a mistake in the options.
  if (!('originalRequest' in error)) return error
  const answer = error.originalResponse
  const status = answer?.getStatus() ?? 0
  // Another request for the same file has not ended yet (423), or ended elsewhere than this one thought (409).
  if (status === 409 || status === 423) return new UploadError('server', { cause: error })
  return errorOfStatus(status, answer?.getHeader('Retry-After'))
}
