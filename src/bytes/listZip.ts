import type { ZipEntry, ZipFinding, ZipListing } from './zip/ZipEntry'

export type { ZipEntry, ZipFinding, ZipListing }

export interface ListZipOptions {
  readonly signal?: AbortSignal
}

/** What is in a ZIP archive, of any size: its end and its directory are read, nothing else. */
export async function listZip(file: Blob, options?: ListZipOptions): Promise<ZipListing> {
  return (await import('./zip/readDirectory')).readDirectory(file, options?.signal)
}
