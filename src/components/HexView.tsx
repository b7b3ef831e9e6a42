'use client'

import { type CSSProperties, type Ref, useState } from 'react'
import { HexViewFile } from './HexViewFile'
import type { HexFormat } from './hexCopy'
import type { HexSelection } from './hexSelection'
import type { HexRowLength } from './useHexRoom'

export interface HexViewProps {
  /** What is shown: a file of any size, of which only the pages in view are read. */
  blob: Blob
  /** Names the grid for assistive technology: most often the name of the file. */
  label: string
  /** How many bytes stand in a row. @default as many of 16, 8 or 4 as there is room for */
  bytesPerRow?: HexRowLength
  /** What is selected, or null for nothing; given with `onSelectionChange`, the parent then decides. */
  selection?: HexSelection | null
  /** What is selected at first, and in view. @default nothing */
  defaultSelection?: HexSelection | null
  /** Called with what a person selects or finds: `blob.slice(start, end)` is it; null once nothing is selected. */
  onSelectionChange?: (selection: HexSelection | null) => void
  /** Selections of more bytes are not copied, and the button says so. @default 1,048,576 */
  copyLimit?: number
  /** Called with what was put on the clipboard. */
  onCopy?: (text: string, format: HexFormat) => void
  /** Added to `sw-HexView`. */
  className?: string
  style?: CSSProperties
  id?: string
  ref?: Ref<HTMLDivElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * The bytes of a file of any size, as a grid: each byte in hexadecimal, and beside them what they are as text. The
 * keyboard works as in the APG's grid, with one tab stop; a person goes to an offset, finds text or bytes, selects, and
 * copies as hex, base64 or text.
 */
export function HexView(props: HexViewProps) {
  const { blob } = props
  const [file, setFile] = useState({ blob, number: 0 })
  // Another file is read from its beginning, and nothing of the one before is left.
  if (file.blob !== blob) setFile({ blob, number: file.number + 1 })
  return <HexViewFile key={file.number} {...props} />
}
