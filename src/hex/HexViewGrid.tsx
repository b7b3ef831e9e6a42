'use client'

import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { characterAt, shownAs } from './hexCharacters'
import { type HexPages, type HexReader, nothingRead, pageSize } from './hexReader'
import { type HexViewport, scrollRange } from './hexScroll'
import { type HexSelection, offsetByKey } from './hexSelection'
import { hexOf, offsetDigits, offsetName } from './hexText'
import { HexViewRow } from './HexViewRow'
import { type HexFocusWithin, useHexFocus } from './useHexFocus'
import { type TranslateHex, useHexLocale } from './useHexLocale'
import { type HexTarget, useHexScroll } from './useHexScroll'
import { useHexPointer } from './useHexPointer'
import { bytesThatFit, type HexRowLength, probeDigits, useHexSizes } from './useHexSizes'

export interface HexViewGridProps {
  label: string
  reader: HexReader
  /** The byte that has the focus, or would have it. */
  cursor: HexTarget & { readonly movesFocus: boolean }
  selection: HexSelection | undefined
  bytesPerRow: HexRowLength | undefined
  /** Called with the byte that a person goes to; `extend` selects up to it. */
  onMove: (offset: number, extend: boolean) => void
  onSelect: (selection: HexSelection | undefined) => void
  onCopy: () => void
  focusWithin: HexFocusWithin
}

/** The rows in view. Their layer stays where it is while the scrollbar moves, and only what it shows changes. */
export function HexViewGrid(props: HexViewGridProps) {
  const { label, reader, cursor, selection, onMove, onSelect, onCopy } = props
  const { size } = reader
  const { t } = useHexLocale()
  const grid = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const pages = useSyncExternalStore(reader.subscribe, reader.pages, () => nothingRead)
  const sizes = useHexSizes(grid, probe)
  const digits = offsetDigits(size)
  const bytesPerRow = props.bytesPerRow ?? (sizes ? bytesThatFit(sizes, digits) : 16)
  const viewport: HexViewport = {
    rows: Math.ceil(size / bytesPerRow),
    rowHeight: sizes?.rowHeight ?? 1,
    height: sizes?.height ?? 0,
  }
  const { place, onScroll, show } = useHexScroll(grid, viewport, bytesPerRow, cursor)
  const { rowHeight, height } = viewport
  const first = Math.floor(place / rowHeight)
  const slots = Math.ceil(height / rowHeight) + 1
  const last = sizes ? Math.min(first + slots, viewport.rows) : first
  const activeRow = Math.floor(cursor.offset / bytesPerRow)
  const page = Math.max(1, Math.floor(height / rowHeight) - 1)
  // Rows are placed from here, so that those that stay in view need not be told whenever others come.
  const base = first - (first % 1024)

  useEffect(() => {
    const seen = (last - first) * bytesPerRow
    if (seen > 0) reader.want(first * bytesPerRow - seen, last * bytesPerRow + seen)
  }, [reader, first, last, bytesPerRow])
  useHexFocus(grid, cursor, props.focusWithin)
  const pointer = useHexPointer({ grid, head, sizes, place, rowHeight, bytesPerRow, size, onMove })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const command = event.ctrlKey || event.metaKey
    const to = offsetByKey(cursor.offset, event, { size, bytesPerRow, page })
    if (to !== undefined) onMove(to, event.shiftKey)
    else if (command && event.key.toLowerCase() === 'a') onSelect({ start: 0, end: size })
    else if (command && event.key.toLowerCase() === 'c') onCopy()
    else if (event.key === 'Escape' && selection) onSelect(undefined)
    else return
    event.preventDefault()
  }

  /** Show a person who comes back by Tab where they are. */
  function onFocus() {
    if (activeRow < first || activeRow >= last) show(activeRow)
  }

  const drawn = { pages, size, bytesPerRow, selection, base, digits, cursor, activeRow }
  return (
    <div
      ref={grid}
      className="sw-HexView-grid"
      dir="ltr"
      role="grid"
      aria-label={label}
      aria-rowcount={viewport.rows + 1}
      aria-colcount={bytesPerRow + 2}
      aria-multiselectable="true"
      data-digits={digits}
      {...pointer}
      {...{ onScroll, onKeyDown, onFocus }}
    >
      <div className="sw-HexView-length" role="presentation" style={lengthOf(viewport)}>
        <div className="sw-HexView-layer" role="presentation" style={layerOf(viewport)}>
          <div ref={head} role="row" className="sw-HexView-head" aria-rowindex={1}>
            <div role="columnheader" className="sw-HexView-offset">
              {t('hex.offset')}
            </div>
            {Array.from({ length: bytesPerRow }, (_, column) => (
              <div key={column} role="columnheader" className="sw-HexView-byte">
                {column.toString(16).toUpperCase()}
              </div>
            ))}
            <div role="columnheader" className="sw-HexView-text">
              {t('hex.characters')}
            </div>
          </div>
          <div className="sw-HexView-window" role="rowgroup">
            <div
              className="sw-HexView-rows"
              role="presentation"
              style={sizes && { transform: `translateY(${base * rowHeight - place}px)` }}
            >
              {rowsIn(first, last, activeRow, slots).map(({ row, slot, at }) => (
                <HexViewRow key={slot} {...rowOf(row, drawn, t)} top={(at - base) * rowHeight} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <span ref={probe} className="sw-HexView-probe" aria-hidden="true">
        {'0'.repeat(probeDigits)}
      </span>
    </div>
  )
}

/** As high as all rows, as far as a page can be that high. */
function lengthOf(viewport: HexViewport) {
  if (viewport.height === 0) return undefined
  return {
    blockSize:
      scrollRange(viewport) +
      Math.min(viewport.rows * viewport.rowHeight, viewport.height) +
      viewport.rowHeight,
  }
}

function layerOf({ height, rowHeight }: HexViewport) {
  return height === 0 ? undefined : { blockSize: height + rowHeight }
}

/**
 * The rows in view, each in an element that another one leaves. The row with the focus keeps its element and waits out
 * of sight; the row that would have taken that one takes the spare one.
 */
function rowsIn(first: number, last: number, active: number, slots: number) {
  const rows = Array.from({ length: last - first }, (_, index) => first + index)
  const isAway = rows.length > 0 && (active < first || active >= last)
  const taken = isAway ? active % slots : -1
  const drawn = rows.map((row) => ({ row, slot: row % slots === taken ? slots : row % slots, at: row }))
  return isAway ? [...drawn, { row: active, slot: taken, at: active < first ? first - 2 : last + 1 }] : drawn
}

interface Drawn {
  pages: HexPages
  size: number
  bytesPerRow: number
  selection: HexSelection | undefined
  digits: number
  cursor: HexTarget
  activeRow: number
}

function rowOf(index: number, drawn: Drawn, t: TranslateHex) {
  const { pages, size, bytesPerRow, selection, digits, cursor, activeRow } = drawn
  const offset = index * bytesPerRow
  const number = Math.floor(offset / pageSize)
  const start = offset % pageSize
  const page = pages.known.get(number)
  const within = (at = 0) => Math.max(0, Math.min(at - offset, bytesPerRow))
  const isActive = index === activeRow
  return {
    index,
    bytesPerRow,
    count: Math.min(bytesPerRow, size - offset),
    page,
    before: start === 0 ? pages.known.get(number - 1) : undefined,
    after: start + bytesPerRow === pageSize ? pages.known.get(number + 1) : undefined,
    start,
    offsetDigits: digits,
    from: within(selection?.start),
    to: within(selection?.end),
    active: isActive ? cursor.offset - offset : -1,
    name: isActive ? byteName(page, cursor.offset, t) : undefined,
  }
}

/** The name of a byte for a screen reader. */
function byteName(page: Uint8Array | undefined, at: number, t: TranslateHex): string {
  const offset = offsetName(at)
  const value = page?.[at % pageSize]
  if (page === undefined || value === undefined) return t('hex.byteWaiting', { offset })
  const byte = hexOf(value)
  const character = shownAs(characterAt(page, at % pageSize)?.text ?? '\0')
  return character === undefined || character === ' '
    ? t('hex.byte', { byte, offset })
    : t('hex.byteCharacter', { byte, offset, character })
}
