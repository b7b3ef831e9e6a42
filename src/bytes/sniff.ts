import type { NameFinding } from './checkFileName'

export interface SniffOptions {
  /** What the file is called. @default the name of a `File` */
  readonly name?: string
  /** What it is declared to be. @default the type of a `Blob` */
  readonly type?: string
}

/** What may be wrong with a file: its name, or the content is not what its name (`name`) or its type (`type`) says. */
export type FileFinding = NameFinding | 'name' | 'type'

export interface Sniffed {
  /** What the bytes are: `image/png`; `application/octet-stream` or `text/plain` where they say no more than that. */
  readonly type: string
  /** Whether it can run scripts where it is opened: HTML, SVG and other XML, PDF. */
  readonly scriptable: boolean
  /** Empty when nothing was found. */
  readonly findings: readonly FileFinding[]
}

/**
 * Tells by its first bytes what a file is, as WHATWG's MIME Sniffing Standard does for a resource of unknown type, and
 * looks further for SVG, XML and HTML, which can run scripts. Of bytes, the first 1445 are enough; 16 KiB see through
 * long comments.
 */
export async function sniff(file: Blob | Uint8Array, options: SniffOptions = {}): Promise<Sniffed> {
  const { sniffFile } = await import('./sniff/sniffFile')
  return sniffFile(file, options)
}
