import { ByteError } from '../bytes/ByteError'
import { hashFile } from '../bytes/hashFile'
import { accepts } from '../spec/values/accepts'
import { contentTypeOf } from './contentTypeOf'
import type { UploadProblem } from './Upload'
import type { UploadsOptions } from './Uploads'

/** The result of checking a file that may be sent. */
export interface Checked {
  readonly file: File
  readonly type: string
  readonly checksum: string | undefined
}

/** Check what needs no reading of the file. */
export function limitOf(file: File, { maxBytes: max }: UploadsOptions): UploadProblem | undefined {
  return max !== undefined && file.size > max ? { rule: 'maxBytes', max } : undefined
}

/**
 * Check a file by its content, whatever it is called, and read all of it where a checksum is wanted.
 * @param report how many bytes have been read for the checksum
 */
export async function checkUpload(
  file: File,
  options: UploadsOptions,
  signal: AbortSignal,
  report: (bytes: number) => void,
): Promise<Checked | UploadProblem> {
  const { accept, checksum: algorithm, check } = options
  try {
    const content = await contentTypeOf(file)
    const typed = content.type === file.type ? file : retyped(file, content.type)
    const ending = content.isDisguised ? '' : file.name
    if (accept?.length && !accepts(accept, ending, content.type)) return { rule: 'accept', accept }
    const message = await check?.(typed, { signal })
    if (message !== undefined) return { rule: 'check', message }
    const checksum = algorithm && (await checksumOf(typed, algorithm, signal, report))
    return { file: typed, type: content.type, checksum }
  } catch (thrown) {
    if (isReadError(thrown)) return { rule: 'unreadable' }
    throw thrown
  }
}

async function checksumOf(
  file: File,
  algorithm: NonNullable<UploadsOptions['checksum']>,
  signal: AbortSignal,
  report: (bytes: number) => void,
) {
  const { encodeHex } = await import('../bytes/hex')
  return encodeHex(await hashFile(file, { algorithm, signal, onProgress: report }))
}

/** Give a file its true type, without copying its bytes. */
function retyped(file: File, type: string): File {
  const { name, lastModified, webkitRelativePath } = file
  const same = new File([file], name, { type, lastModified })
  if (webkitRelativePath) Object.defineProperty(same, 'webkitRelativePath', { value: webkitRelativePath })
  return same
}

function isReadError(thrown: unknown): boolean {
  if (thrown instanceof ByteError) return thrown.reason === 'changed'
  return thrown instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(thrown.name)
}
