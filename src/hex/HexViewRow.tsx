import { memo, type ReactNode } from 'react'
import { concat } from '../bytes/concat'
import { charactersOf } from './hexCharacters'
import { hexOf, offsetText } from './hexText'

export interface HexViewRowProps {
  /** The number of the row in the file. */
  index: number
  bytesPerRow: number
  /** How many bytes the row has; the last one may be shorter. */
  count: number
  /** The page that the row lies on; nothing while it is read. */
  page: Uint8Array | undefined
  /** The pages beside it, for a character that begins on one and ends on the other. */
  before: Uint8Array | undefined
  after: Uint8Array | undefined
  /** Where the row begins on its page. */
  start: number
  /** Pixels below the place from which rows are drawn. */
  top: number
  offsetDigits: number
  /** The selected bytes of this row: from the first up to the last, not included. */
  from: number
  to: number
  /** The byte that takes focus, or -1, and its name. */
  active: number
  name: string | undefined
}

/** One row. It closes over nothing and listens to nothing, so that scrolling draws only the rows that appear. */
export const HexViewRow = memo(Row)

function Row(row: HexViewRowProps) {
  const { index, bytesPerRow, page, top, offsetDigits } = row
  return (
    <div
      role="row"
      className="sw-HexView-row"
      aria-rowindex={index + 2}
      aria-busy={page === undefined || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="sw-HexView-offset">
        {offsetText(index * bytesPerRow, offsetDigits)}
      </div>
      {Array.from({ length: bytesPerRow }, (_, column) => drawByte(row, column))}
      <div role="gridcell" className="sw-HexView-text">
        {page && drawText(row, page)}
      </div>
    </div>
  )
}

/** No component of its own: a screen has hundreds of bytes, and React would keep a book about each. */
function drawByte(row: HexViewRowProps, column: number): ReactNode {
  const { page, start, count, from, to, active, name } = row
  const isThere = column < count
  const byte = isThere ? page?.[start + column] : undefined
  const isActive = column === active
  return (
    <div
      key={column}
      role="gridcell"
      className="sw-HexView-byte"
      aria-selected={isThere ? column >= from && column < to : undefined}
      aria-label={isActive ? name : undefined}
      data-zero={byte === 0 || undefined}
      data-active={isActive || undefined}
      data-beyond={!isThere || undefined}
      tabIndex={isActive ? 0 : undefined}
    >
      {byte === undefined ? '' : hexOf(byte)}
    </div>
  )
}

/** Neighbours that look alike are one element: most rows of a text are a single one. */
function drawText(row: HexViewRowProps, page: Uint8Array): ReactNode {
  const { count, from, to, active } = row
  const { bytes, at } = around(row, page)
  const drawn: { column: number; length: number; text: string; look: string }[] = []
  let column = 0
  for (const { length, text, isDots } of charactersOf(bytes, at, at + count)) {
    const isSelected = column < to && column + length > from
    const isActive = active >= column && active < column + length
    const look = `${isDots ? 'dots ' : ''}${isSelected ? 'selected ' : ''}${isActive ? 'active' : ''}`
    const last = drawn.at(-1)
    const joins = last && last.look === look && !isActive && isPlain(text) && isPlain(last.text)
    if (joins) {
      last.text += text
      last.length += length
    } else drawn.push({ column, length, text, look })
    column += length
  }
  return drawn.map(({ column: first, length, text, look }) => (
    <span
      key={first}
      className="sw-HexView-characters"
      data-look={look.trim() || undefined}
      style={{ inlineSize: `${length}ch` }}
    >
      {text}
    </span>
  ))
}

/** Characters as wide as a digit in every fixed-width face. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e·]*$/.test(text)
}

/** The page; or the row with a few bytes of the pages beside it, where it is the first or the last on its own. */
function around({ before, after, start, count }: HexViewRowProps, page: Uint8Array) {
  if (!before && !after) return { bytes: page, at: start }
  const head = before ? before.subarray(-3) : page.subarray(Math.max(0, start - 3), start)
  const tail = after ? after.subarray(0, 3) : page.subarray(start + count, start + count + 3)
  return { bytes: concat([head, page.subarray(start, start + count), tail]), at: head.length }
}
