import type { SniffDeepOptions } from './sniff/refineType'
import type { Sniffed } from './sniff/sniffFile'

export type { SniffDeepOptions }

/**
 * Tells apart what `sniff` takes for ZIP or for bytes, such as a spreadsheet and a text document: with the package
 * file-type, which is loaded now and which the host installs.
 */
export async function sniffDeep(file: Blob, options?: SniffDeepOptions): Promise<Sniffed> {
  return (await import('./sniff/refineType')).refineType(file, options)
}
