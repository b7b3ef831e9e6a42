import type { NameFinding } from '../sniff/nameFindings'

/**
 * A danger of unpacking an entry: its name leads out of the folder (`traversal`), to the root of the disk (`absolute`)
 * or to a drive (`drive`), is there twice (`duplicate`), it is a link to elsewhere (`link`), or its bytes are another's
 * as well (`overlap`). `encrypted` and `method` say why it cannot be read here.
 */
export type ZipFinding =
  | NameFinding
  | 'traversal'
  | 'absolute'
  | 'drive'
  | 'duplicate'
  | 'link'
  | 'overlap'
  | 'encrypted'
  | 'method'

export interface ZipEntry {
  /** With its path, as the archive has it: look at the findings before it is used as one. */
  readonly name: string
  readonly isDirectory: boolean
  /** In bytes, as the archive says. The stream is an error where that is not true. */
  readonly size: number
  readonly compressedSize: number
  readonly crc32: number
  /** When it was changed, by the clock of the packer and in no known time zone: `2026-11-21T09:30:00`. */
  readonly modified: string
  readonly comment: string
  /** Empty when nothing was found. */
  readonly findings: readonly ZipFinding[]
  /**
   * Its content, unpacked while it is read. Too much, too little, another check sum or another name beside the content
   * is a `ByteError`: never more than `size` comes out.
   */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
  /** All of its content. A `Response` of the stream would say of every error that it is one of the network. */
  blob(): Promise<Blob>
}

export interface ZipListing {
  readonly entries: readonly ZipEntry[]
  readonly comment: string
  /** How many bytes stand before the archive: those of a program that unpacks itself, or of another file. */
  readonly before: number
}
