import { encodeBase64 } from '../bytes/base64'
import { readPiece } from '../bytes/readPiece'
import { hexOf } from './hexText'
import type { HexSelection } from './hexSelection'

/** How bytes are written for the clipboard. */
export type HexFormat = 'hex' | 'base64' | 'text'

/** Read the selected bytes and write them in a format. */
export async function copyText(blob: Blob, { start, end }: HexSelection, format: HexFormat): Promise<string> {
  const bytes = await readPiece(blob, start, end)
  if (format === 'hex') return Array.from(bytes, hexOf).join(' ')
  // As a web page reads it: what is no UTF-8 becomes U+FFFD.
  return format === 'text' ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : encodeBase64(bytes)
}

/** Safari takes only what it is promised while the key is still down. */
export async function putOnClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const content = text.then((written) => new Blob([written], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}
