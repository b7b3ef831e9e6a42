import type { SniffDeepOptions } from './sniff/refineType'
import type { Sniffed } from './sniff/sniffFile'

export type { SniffDeepOptions }

/**
 * Tell apart files that are ZIP or plain bytes to `sniff`, such as a spreadsheet and a text document: with the package
 * file-type, which is loaded now and which the host installs.
 */
export async function sniffDeep(file: Blob, options?: SniffDeepOptions): Promise<Sniffed> {
  return (await import('./sniff/refineType')).refineType(file, options)
}
