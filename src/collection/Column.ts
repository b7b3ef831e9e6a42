import type { ReactNode } from 'react'
import { own } from '../internal/own'

/** One column of a list of records. */
export interface Column<R> {
  /** Identifies the column; the value of this name is shown when there is no `cell`. */
  readonly id: string
  /** Names the column, for eyes and for assistive technology. */
  readonly header: string
  /** Draws a record's cell. It is called for each row: prepare formats outside of it. @default the text or number of that name */
  readonly cell?: (record: R) => ReactNode
  /** Numbers belong at the end, words at the start. @default 'start' */
  readonly align?: 'start' | 'end'
  /** Lets the column decide the order. @default false */
  readonly sortable?: boolean
  /** The least width, in pixels at a text size of 16; it grows with the text. @default 128 */
  readonly width?: number
  /** The share of the width left over that the column takes; 0 keeps it at its least. @default 1 */
  readonly grow?: number
  /**
   * Whether the edge of a list that scrolls sideways may cut its cells: words can be guessed then, numbers and dates
   * cannot, and are seen whole or not at all. @default true, unless it is aligned at the end
   */
  readonly truncate?: boolean
  /** Stays in sight when the table is scrolled sideways, as far as it stands among the first. @default false */
  readonly pinned?: boolean
  /** Which columns stay on a card: the lowest number first. @default the place among the columns */
  readonly priority?: number
  /** Says that its cells hold controls: Enter and F2 lead into a cell with several, Escape back. @default false */
  readonly interactive?: boolean
  /**
   * Says that its cells speak for themselves: the header is there for assistive technology alone, and on a card they stand
   * beside the title.
   * @default false
   */
  readonly bare?: boolean
}

/** How rows are drawn: one line each, or one card each where there is no room for lines. */
export type GridLayout = 'table' | 'cards'

const leastWidth = 128
const checkWidth = 44

/** Whether an edge must not cut its cells. */
export function isWhole<R>({ truncate, align }: Column<R>): boolean {
  return !(truncate ?? align !== 'end')
}

/** More than this must not stay, or nothing else would be seen in a narrow table. */
const widestKept = 480

/**
 * Where the columns stand that stay when the table is scrolled sideways, from its start: the first one, if it names the
 * rows, and pinned ones.
 */
export function keptStarts<R>(
  columns: readonly Column<R>[],
  title: string,
  selectable: boolean,
): readonly string[] {
  return columns
    .slice(0, keptCount(columns, title))
    .map((_, place) => rem((selectable ? checkWidth : 0) + widthOf(columns.slice(0, place))))
}

/** The columns with widths that a person gave them, which do not grow. */
export function withWidths<R>(
  columns: readonly Column<R>[],
  widths: Readonly<Record<string, number | undefined>>,
): readonly Column<R>[] {
  return columns.map((column) => {
    const width = own(widths, column.id)
    return width === undefined ? column : { ...column, width, grow: 0 }
  })
}

/** The room of the columns, as the sheet takes it. */
export function roomOf<R>(columns: readonly Column<R>[], title: string, selectable: boolean) {
  return {
    '--sw-RecordGrid-tracks': tracksOf(columns, selectable),
    '--sw-RecordGrid-kept': keptWidthOf(columns, title, selectable),
    '--sw-RecordGrid-least': leastWidthOf(columns, selectable),
  }
}

function keptCount<R>(columns: readonly Column<R>[], title: string): number {
  const first = columns.findIndex(
    ({ id, pinned }, place) =>
      !(pinned || (place === 0 && id === title)) ||
      (place > 0 && widthOf(columns.slice(0, place + 1)) > widestKept),
  )
  return first < 0 ? columns.length : first
}

function widthOf<R>(columns: readonly Column<R>[]): number {
  return columns.reduce((sum, { width = leastWidth }) => sum + width, 0)
}

/** The columns' tracks as CSS grid takes them. Least widths are no content sizes, so that all rows agree. */
function tracksOf<R>(columns: readonly Column<R>[], selectable: boolean): string {
  const tracks = columns.map(({ width = leastWidth, grow = 1 }) =>
    grow > 0 ? `minmax(${rem(width)}, ${grow}fr)` : rem(width),
  )
  // Columns that keep their width would leave the end of the row empty without a last track that takes the rest.
  const rest = columns.every(({ grow = 1 }) => grow === 0) ? ['1fr'] : []
  return [...(selectable ? [rem(checkWidth)] : []), ...tracks, ...rest].join(' ')
}

/** How much of the width the cells at the start take that stay when it is scrolled: the checkbox, and those beside it. */
function keptWidthOf<R>(columns: readonly Column<R>[], title: string, selectable: boolean): string {
  return rem((selectable ? checkWidth : 0) + widthOf(columns.slice(0, keptCount(columns, title))))
}

/** The width below which the columns need sideways scrolling. */
function leastWidthOf<R>(columns: readonly Column<R>[], selectable: boolean): string {
  return rem((selectable ? checkWidth : 0) + widthOf(columns))
}

/** The most lines a card shows below its title: more is read on the record's own page. */
const cardLines = 5

/** A card's columns: the title first, then by priority. */
export function cardColumns<R>(columns: readonly Column<R>[], title: string): readonly Column<R>[] {
  const ranks = new Map(
    columns.map((column, place) => [
      column,
      column.id === title ? -Infinity : (column.priority ?? place + 1),
    ]),
  )
  const rank = (column: Column<R>) => ranks.get(column) ?? 0
  return columns.toSorted((a, b) => rank(a) - rank(b)).slice(0, cardLines + 1)
}

function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
