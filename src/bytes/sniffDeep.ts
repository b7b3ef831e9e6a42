import type { Sniffed, SniffOptions } from './sniff'

export interface SniffDeepOptions extends SniffOptions {
  readonly signal?: AbortSignal
}

/**
 * Tells apart what `sniff` takes for ZIP or for bytes, such as a spreadsheet and a text document: with the package
 * file-type, which is loaded now and which the host installs.
 */
export async function sniffDeep(file: Blob, options: SniffDeepOptions = {}): Promise<Sniffed> {
  const { refineType } = await import('./sniff/refineType')
  return refineType(file, options)
}
