'use client'

import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import { type Column, roomOf, withWidths } from './Column'
import { cellElement } from './gridElements'
import { isRightToLeft } from '../internal/isRightToLeft'

export interface ColumnResize {
  /** Takes the edge behind a column until the pointer goes up. */
  start(event: PointerEvent<HTMLElement>, place: number): void
  /** Makes a column as wide as its widest content in view. */
  fit(place: number): void
  /** Makes a column a little wider or narrower. */
  step(place: number, wider: boolean): void
}

interface ColumnResizeOptions<R> {
  root: RefObject<HTMLElement | null>
  columns: readonly Column<R>[]
  titleColumn: string
  selectable: boolean
  onColumnResize: ((widths: Readonly<Record<string, number>>) => void) | undefined
}

/** Change the widths of columns by the edges of their headings; nothing where they cannot be changed. */
export function useColumnResize<R>(options: ColumnResizeOptions<R>): ColumnResize | undefined {
  const { t } = useLocale()
  const announce = useAnnounce()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const start = useCallback((event: PointerEvent<HTMLElement>, place: number) => {
    const { root } = latest.current
    if (event.button === 0 && root.current) followPointer(event, place, root.current, latest.current)
  }, [])

  const fit = useCallback((place: number) => {
    const { root, columns, selectable, onColumnResize } = latest.current
    const column = columns[place]
    if (root.current && column) {
      onColumnResize?.({ [column.id]: fittingWidth(root.current, selectable ? place + 1 : place) })
    }
  }, [])

  const step = useCallback(
    (place: number, wider: boolean) => {
      const { root, columns, selectable, onColumnResize } = latest.current
      const column = columns[place]
      if (!root.current || !column || column.bare) return
      const before = widthNow(root.current, selectable ? place + 1 : place)
      const width = within(before + (wider ? stepWidth : -stepWidth))
      if (width === before) return
      onColumnResize?.({ [column.id]: width })
      announce(t(wider ? 'list.columnWider' : 'list.columnNarrower', { column: column.header }))
    },
    [t, announce],
  )

  const enabled = options.onColumnResize !== undefined
  return useMemo(() => (enabled ? { start, fit, step } : undefined), [enabled, start, fit, step])
}

/** No row is drawn while the pointer moves: the sheet alone learns of it, and the host when the pointer goes up. */
function followPointer<R>(
  event: PointerEvent<HTMLElement>,
  place: number,
  root: HTMLElement,
  { columns, titleColumn, selectable, onColumnResize }: ColumnResizeOptions<R>,
) {
  // Neither focus nor a selection of text begins here.
  event.preventDefault()
  const first = selectable ? 1 : 0
  // Those before it keep their widths, or the edge would not stay under the pointer.
  const before = Object.fromEntries(
    columns
      .slice(0, place + 1)
      .flatMap(({ id, bare }, number) => (bare ? [] : [[id, widthNow(root, number + first)]])),
  )
  const id = columns[place]?.id ?? ''
  const from = event.clientX
  const way = isRightToLeft(root) ? -1 : 1
  const room = roomOf(columns, titleColumn, selectable)
  const ending = new AbortController()
  let widths: Readonly<Record<string, number>> | undefined
  const draw = (next: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(next)) root.style.setProperty(name, value)
  }
  const move = ({ clientX }: globalThis.PointerEvent) => {
    const width = within((before[id] ?? 0) + (way * (clientX - from)) / pixelsPerUnit())
    widths = { ...before, [id]: width }
    draw(roomOf(withWidths(columns, widths), titleColumn, selectable))
  }
  const end = (keeps: boolean) => {
    ending.abort()
    delete root.dataset.resizing
    // The host draws the columns with their new widths, or leaves them as they were.
    draw(room)
    if (keeps && widths) onColumnResize?.(widths)
  }
  root.dataset.resizing = ''
  const { signal } = ending
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('blur', () => end(false), { signal })
}

/** The least and the greatest width that a person can give, and how much a key changes. */
const [narrowest, widest, stepWidth] = [48, 640, 16]

function within(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(width, widest)))
}

/** How many pixels make one of those that widths are told in: more with a larger text. */
function pixelsPerUnit(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
}

function widthNow(root: HTMLElement, number: number): number {
  const cell = cellElement(root, -1, number)
  return Math.round((cell?.getBoundingClientRect().width ?? 0) / pixelsPerUnit())
}

/** The width of a column made wider or narrower by a press: enough to be seen. */
export function steppedWidth(root: HTMLElement, place: number, wider: boolean): number {
  const number = root.getAttribute('aria-multiselectable') === 'true' ? place + 1 : place
  return within(widthNow(root, number) * (wider ? 1.25 : 0.8))
}

/** The room that the widest of the contents in view takes, also where it is cut. */
function fittingWidth(root: HTMLElement, number: number): number {
  const cells = root.querySelectorAll(`[aria-colindex="${number + 1}"]`)
  const room = Math.max(0, ...Array.from(cells, contentWidth))
  return within(Math.ceil(room / pixelsPerUnit()))
}

function contentWidth(cell: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  // A text has its whole width, also where it is cut.
  const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let [from, to] = [Infinity, -Infinity]
  while (words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0) [from, to] = [Math.min(from, left), Math.max(to, right)]
  }
  const arrow = cell.querySelector('.sw-RecordGrid-arrow') ? roomForArrow : 0
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)
  // A pixel more, because a width that is rounded down would cut the last letter.
  return to > from ? to - from + arrow + padding + 1 : 0
}

/** The arrow of a heading and the gap before it. */
const roomForArrow = 18
