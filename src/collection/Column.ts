import type { ReactNode } from 'react'
import { own } from '../internal/own'
import type { CellEditing } from './CellEditing'

/** One column of a list of records. */
export interface Column<R> {
  /** Identifies the column; the value of this name is shown when there is no `cell`. */
  readonly id: string
  /** Names the column, for eyes and for assistive technology. */
  readonly header: string
  /** Draws a record's cell. It is called for each row: prepare formats outside of it. @default the text or number of that name */
  readonly cell?: ((record: R) => ReactNode) | undefined
  /** Words belong at the `start`; `end` is for numbers, and on the right in every script: their figures run from left to right. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** Lets the column decide the order. @default false */
  readonly sortable?: boolean | undefined
  /** The least width, in pixels at a text size of 16; it grows with the text. @default 128 */
  readonly width?: number | undefined
  /** The share of the width left over that the column takes; 0 keeps it at its least. @default 1 */
  readonly grow?: number | undefined
  /**
   * How much of its width, in pixels, it gives up where that spares people sideways scrolling; never when it does not.
   * @default 0
   */
  readonly shrink?: number | undefined
  /**
   * Whether the edge of a list that scrolls sideways may cut its cells: words can be guessed then. Numbers and dates
   * cannot, and the edge fades further above them. @default true, unless it is aligned at the end
   */
  readonly truncate?: boolean | undefined
  /** Stays in sight when the table is scrolled sideways, as far as it stands among the first. @default false */
  readonly pinned?: boolean | undefined
  /** Which columns stay on a card: the lowest number first. @default the place among the columns */
  readonly priority?: number | undefined
  /** Says that a card needs the header to understand the value, as with numbers. @default when it is aligned at the end */
  readonly labelled?: boolean | undefined
  /** Says that its cells are badges: a card shows the first such column beside the title. @default false */
  readonly badge?: boolean | undefined
  /** Says that its cells are pictures: a card begins with the first such column, and has no other. @default false */
  readonly picture?: boolean | undefined
  /**
   * Draws the control that changes a record's value in its cell: Enter, F2 or a double press opens it. It takes the focus,
   * and has all keys while it is open.
   */
  readonly editor?: ((editing: CellEditing<R>) => ReactNode) | undefined
  /** Whether a record's value can be changed in its cell. @default true, where there is an `editor` */
  readonly isEditable?: ((record: R) => boolean) | undefined
  /**
   * Tells records of one name apart: below the value in a table, quieter, and first on the line below the
   * title of a card.
   */
  readonly subtitle?: Column<R> | undefined
  /** Whether a record has nothing here: a card leaves it out. */
  readonly isEmpty?: ((record: R) => boolean) | undefined
  /** Says that its cells hold controls: Enter and F2 lead into a cell with several, Escape back. @default false */
  readonly interactive?: boolean | undefined
  /**
   * Says that its cells speak for themselves: the header is there for assistive technology alone, and on a card they stand
   * beside the title.
   * @default false
   */
  readonly bare?: boolean | undefined
}

/** Whether a record's value can be changed in its cell. */
export function isEditable<R>({ editor, isEditable: isAllowed }: Column<R>, record: R): boolean {
  return editor !== undefined && (isAllowed?.(record) ?? true)
}

/** How rows are drawn: one line each, or one card each where there is no room for lines. */
export type GridLayout = 'table' | 'cards'

const leastWidth = 128
const checkWidth = 44

/** Whether its cells mislead when an edge cuts them. */
export function isWhole<R>({ truncate, align, bare }: Column<R>): boolean {
  return !bare && !(truncate ?? align !== 'end')
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
    return width === undefined ? column : { ...column, width, grow: 0, shrink: 0 }
  })
}

/** The room of the columns, as the sheet takes it. */
export function roomOf<R>(columns: readonly Column<R>[], title: string, selectable: boolean) {
  return {
    '--sw-RecordGrid-tracks': tracksOf(columns, title, selectable),
    '--sw-RecordGrid-kept': keptWidthOf(columns, title, selectable),
    '--sw-RecordGrid-kept-end': keptEndWidthOf(columns),
    '--sw-RecordGrid-least': leastWidthOf(columns, selectable),
  }
}

function keptCount<R>(columns: readonly Column<R>[], title: string): number {
  const lead = columns.findIndex(({ bare }) => !bare)
  const first = columns.findIndex(
    ({ id, pinned }, place) =>
      !(pinned || (place === lead && id === title)) ||
      (place > 0 && widthOf(columns.slice(0, place + 1)) > widestKept),
  )
  return first < 0 ? columns.length : first
}

function widthOf<R>(columns: readonly Column<R>[]): number {
  return columns.reduce((sum, { width = leastWidth }) => sum + width, 0)
}

/** The columns' tracks as CSS grid takes them. Least widths are no content sizes, so that all rows agree. */
function tracksOf<R>(columns: readonly Column<R>[], title: string, selectable: boolean): string {
  const all = (selectable ? checkWidth : 0) + widthOf(columns)
  const given = givenBy(columns.filter(({ id }) => id !== title))
  const tracks = columns.map(({ id, width = leastWidth, grow = 1, shrink = 0 }) => {
    // Of what is missing, each gives up its part: of a row that is wide enough it is nothing. The words that tell the rows apart
    // give up what the others have not.
    const part = shrink / (given || 1)
    const missing =
      id === title && given > 0
        ? `(${rem(all - given)} - 100%)`
        : `(${rem(all)} - 100%) * ${id === title ? 1 : Number(part.toFixed(4))}`
    const least =
      shrink > 0 ? `clamp(${rem(width - shrink)}, ${rem(width)} - ${missing}, ${rem(width)})` : rem(width)
    return grow > 0 ? `minmax(${least}, ${grow}fr)` : least
  })
  // Columns that keep their width would leave the end of the row empty without a last track that takes the rest.
  const rest = columns.every(({ grow = 1 }) => grow === 0) ? ['1fr'] : []
  return [...(selectable ? [rem(checkWidth)] : []), ...tracks, ...rest].join(' ')
}

/** How much of the width the cells at the start take that stay when it is scrolled: the checkbox, and those beside it. */
function keptWidthOf<R>(columns: readonly Column<R>[], title: string, selectable: boolean): string {
  return rem((selectable ? checkWidth : 0) + widthOf(columns.slice(0, keptCount(columns, title))))
}

/** How much of the width the cells at the end take that stay when it is scrolled: what can be done with a row. */
function keptEndWidthOf<R>(columns: readonly Column<R>[]): string {
  const last = columns.at(-1)
  return rem(last?.bare ? (last.width ?? leastWidth) : 0)
}

/** The width below which the columns need sideways scrolling. */
function leastWidthOf<R>(columns: readonly Column<R>[], selectable: boolean): string {
  const [all, given] = [(selectable ? checkWidth : 0) + widthOf(columns), givenBy(columns)]
  if (given === 0) return rem(all)
  // A step: all that they can give where that spares scrolling, and else nothing, because a list that scrolls has room.
  return `calc(${rem(all)} - clamp(0px, (100% - ${rem(all - given)} + 1px) * 9999, ${rem(given)}))`
}

/** The width that the columns can give up together. */
function givenBy<R>(columns: readonly Column<R>[]): number {
  return columns.reduce((sum, { shrink = 0 }) => sum + shrink, 0)
}

/** So many values stand on the line below a card's title: more is read on the record's own page. */
const cardValues = 3

/** Where a column stands on a card. */
export type CardPlace = 'picture' | 'title' | 'badge' | 'line' | 'bare'

/** A card's columns, in the order in which they are read: picture, title and badge, some values on a line, and what is bare. */
export function cardColumns<R>(columns: readonly Column<R>[], title: string): readonly Column<R>[] {
  const ranks = new Map(columns.map((column, place) => [column, column.priority ?? place + 1]))
  const rank = (column: Column<R>) => ranks.get(column) ?? 0
  const ranked = columns.toSorted((a, b) => rank(a) - rank(b))
  const named = ranked.find(({ id }) => id === title)
  const picture = ranked.find((column) => column.picture && column !== named)
  const badge = ranked.find((column) => column.badge && column !== named)
  const lead = [picture, named, badge].filter((column) => column !== undefined)
  // It is there to tell records apart, so that it is not cut.
  const subtitle = named?.subtitle ? [{ ...named.subtitle, truncate: false }] : []
  const others = ranked.filter((column) => !lead.includes(column) && !column.picture)
  return [
    ...lead,
    ...[...subtitle, ...others.filter(({ bare }) => !bare)].slice(0, cardValues),
    ...others.filter(({ bare }) => bare),
  ]
}

export function placeOnCard<R>(column: Column<R>, title: string, columns: readonly Column<R>[]): CardPlace {
  if (column.id === title) return 'title'
  if (column.bare) return 'bare'
  if (column.picture) return 'picture'
  return column.badge && columns.find(({ badge, id }) => badge && id !== title) === column ? 'badge' : 'line'
}

function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
