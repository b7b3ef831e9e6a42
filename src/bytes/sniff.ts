import type { FileFinding, Sniffed, SniffOptions } from './sniff/sniffFile'

export type { FileFinding, Sniffed, SniffOptions }

/**
 * Tell by its first bytes what a file is, as WHATWG's MIME Sniffing Standard does for a resource of unknown type, and
 * look further for SVG, XML and HTML, which can run scripts. Of bytes, the first 1445 are enough; 16 KiB see through
 * long comments.
 */
export async function sniff(file: Blob | Uint8Array, options?: SniffOptions): Promise<Sniffed> {
  return (await import('./sniff/sniffFile')).sniffFile(file, options)
}
