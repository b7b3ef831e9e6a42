export type HashAlgorithm = 'SHA-256' | 'SHA-384' | 'SHA-512' | 'SHA-1' | 'MD5' | 'CRC-32'

export interface HashFileOptions {
  /** MD5, SHA-1 and CRC-32 find accidents alone: whoever wants to makes two files of one hash. @default 'SHA-256' */
  readonly algorithm?: HashAlgorithm
  /** Ends it at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal
  /** Told how many bytes of the file are done. */
  readonly onProgress?: (bytes: number) => void
}

/**
 * The hash of a file, as bytes: `encodeHex(await hashFile(file))`. Beyond 16 MB, or where the engine does not know the
 * algorithm, it is read piece by piece in a worker, in constant memory. A file that changes meanwhile is a `ByteError`.
 */
export async function hashFile(file: Blob, options: HashFileOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { hashBlob } = await import('./hash/hashBlob')
  return hashBlob(file, options)
}
