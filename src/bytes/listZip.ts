import type { ZipEntry, ZipFinding, ZipListing } from './zip/ZipEntry'

export type { ZipEntry, ZipFinding, ZipListing }

export interface ListZipOptions {
  readonly signal?: AbortSignal | undefined
}

/** List the entries of a ZIP archive of any size: only its end and its directory are read. */
export async function listZip(file: Blob, options?: ListZipOptions): Promise<ZipListing> {
  return (await import('./zip/readDirectory')).readDirectory(file, options?.signal)
}
