'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode } from 'react'
import type { CellEditing } from './CellEditing'
import { type CardPlace, type Column, type GridLayout, isEditable, placeOnCard } from './Column'
import { detailColumnId } from './detailColumn'
import { startStyle } from './startStyle'
import { WithinLinkContext } from './WithinLinkContext'

export interface GridRowProps<R> {
  index: number
  /** The number of its row, the header with them. */
  number: number
  /** Which of the records of its group it is, from 1; nothing without groups. */
  position: number | undefined
  /** How many its group has. */
  setSize: number | undefined
  /** Nothing while it loads. */
  record: R | undefined
  /** Pixels below the header. */
  top: number
  columns: readonly Column<R>[]
  /** The column whose cell names the row and opens it. */
  title: string
  /** The number of the cell that takes focus, or -1. */
  active: number
  selectable: boolean
  selected: boolean
  /** It is open beside the list. */
  current: boolean
  /** Whether someone else has just changed it. */
  changed: boolean
  opens: boolean
  getHref: ((record: R, index: number) => string) | undefined
  layout: GridLayout
  /** Where the first columns stand that stay in sight. */
  kept: readonly string[]
  /** The numbers of the cells that an edge would cut. */
  cut: ReadonlySet<number>
  /** The column whose value is being edited in this row. */
  edited: string | undefined
  /** Called when that has ended. */
  onEditorClose: CellEditing<R>['onClose'] | undefined
  /** Whether more of the record is shown below; nothing when there is no more. */
  expanded: boolean | undefined
  /** Starts the ids of its parts. */
  id: string
  /** Names the checkbox, before the row's title. */
  selectLabel: string
  /** Names the button that shows more of the record, before the row's title. */
  detailLabel: string
  /** Learns the height of a card. */
  measure: ((node: HTMLElement | null) => void) | undefined
}

/** One row. It closes over nothing and listens to nothing, so that scrolling draws only the rows that appear. */
export const GridRow = memo(Row) as typeof Row

function Row<R extends object>(props: GridRowProps<R>) {
  const { index, record, top, columns, active, selectable, selected, id, measure } = props
  const first = selectable ? 1 : 0
  return (
    <div
      ref={measure}
      role="row"
      className="sw-RecordGrid-row"
      aria-rowindex={props.number}
      aria-level={props.position === undefined ? undefined : 2}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-selected={selectable ? selected : undefined}
      aria-current={props.current || undefined}
      aria-busy={record === undefined || undefined}
      data-index={index}
      data-changed={props.changed || undefined}
      data-editing={props.edited !== undefined || undefined}
      data-expanded={props.expanded || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {selectable && (
        <div
          role="gridcell"
          className="sw-RecordGrid-cell sw-RecordGrid-checkCell"
          aria-colindex={1}
          tabIndex={record === undefined ? tabIndexOf(active === 0) : undefined}
        >
          {record !== undefined && (
            <input
              type="checkbox"
              className="sw-RecordGrid-check"
              id={`${id}-check`}
              aria-label={props.selectLabel}
              aria-labelledby={`${id}-check ${id}-title`}
              tabIndex={tabIndexOf(active === 0)}
              checked={selected}
              onChange={heardByTheGrid}
            />
          )}
        </div>
      )}
      {props.layout === 'cards'
        ? drawCard(props, first)
        : columns.map((column, place) => drawCell(props, column, place + first))}
    </div>
  )
}

/** The cells of a card; those that stand on its line have an element around them, which says nothing. */
function drawCard<R extends object>(row: GridRowProps<R>, first: number) {
  const { columns, title, record } = row
  const placed = columns.map((column, place) => ({
    column,
    number: place + first,
    on: placeOnCard(column, title, columns),
    empty: record !== undefined && column.isEmpty?.(record) === true,
  }))
  const line = placed.filter(({ on }) => on === 'line')
  const leading = line.find(({ empty }) => !empty)
  const draw = (one: (typeof placed)[number]) =>
    drawCell(row, one.column, one.number, {
      on: one.on,
      empty: one.on === 'line' && one.empty,
      follows: one.on === 'line' && !one.empty && one !== leading,
    })
  // A list as that of a table's cells, so that a cell with the focus stays when there is less room.
  return [
    ...placed.filter(({ on }) => on !== 'line' && on !== 'bare').map(draw),
    line.length > 0 && (
      <div key=" line" role="none" className="sw-RecordGrid-line">
        {line.map(draw)}
      </div>
    ),
    ...placed.filter(({ on }) => on === 'bare').map(draw),
  ]
}

/** How a cell stands on a card. */
interface OnCard {
  readonly on: CardPlace
  /** It holds nothing, and is seen only while it has focus. */
  readonly empty: boolean
  /** Another value stands before it. */
  readonly follows: boolean
}

/** No component of its own: a screen has hundreds of cells, and React would keep a book about each. */
function drawCell<R extends object>(row: GridRowProps<R>, column: Column<R>, number: number, card?: OnCard) {
  const { record, opens, getHref, id, layout } = row
  const isTitle = column.id === row.title && record !== undefined
  const isLink = isTitle && (opens || getHref !== undefined)
  const isToggle = column.id === detailColumnId && record !== undefined
  const place = row.selectable ? number - 1 : number
  const start = row.kept[place]
  const stays = start !== undefined
  const labelled = card?.on === 'line' && (column.labelled ?? column.align === 'end')
  const editor =
    row.edited === column.id && record !== undefined && row.onEditorClose
      ? column.editor?.({ record, onClose: row.onEditorClose })
      : undefined
  // The field in it is the tab stop then.
  const tabIndex = editor === undefined ? tabIndexOf(row.active === number) : -1
  const editable = layout === 'table' && record !== undefined && isEditable(column, record)
  const content =
    record === undefined ? (
      <span className="sw-RecordGrid-wait" data-length={row.index % 3} />
    ) : (
      contentOf(column, record)
    )
  const own =
    !isToggle &&
    layout === 'table' &&
    record !== undefined &&
    !isLink &&
    !editor &&
    (stays || isElement(content))
  return (
    <div
      key={column.id}
      role={isTitle ? 'rowheader' : 'gridcell'}
      className={
        column.id === row.title ? 'sw-RecordGrid-cell sw-RecordGrid-titleCell' : 'sw-RecordGrid-cell'
      }
      aria-colindex={number + 1}
      id={isTitle ? `${id}-title` : undefined}
      data-align={column.align}
      data-sticky={stays || undefined}
      style={startStyle(start, place)}
      data-cut={row.cut.has(number) || undefined}
      data-interactive={column.interactive || undefined}
      data-bare={column.bare || undefined}
      data-own={own || undefined}
      data-editable={editable || undefined}
      data-editing={editor !== undefined || undefined}
      data-on={card?.on}
      data-empty={card?.empty || undefined}
      data-follows={card?.follows || undefined}
      data-toggle={column.id === detailColumnId || undefined}
      tabIndex={isToggle || (isLink && editor === undefined) ? undefined : tabIndex}
    >
      {isToggle && drawToggle(row, tabIndex)}
      {editor ?? (
        <>
          {labelled && (
            <span className="sw-RecordGrid-label" aria-hidden="true">
              {column.header}
            </span>
          )}
          {isLink
            ? drawOpener(
                getHref?.(record, row.index),
                tabIndex,
                column.interactive ? <WithinLinkContext value>{content}</WithinLinkContext> : content,
              )
            : drawContent(content, card, own)}
        </>
      )}
    </div>
  )
}

/** The region is there only while it is open. */
function drawToggle<R>({ id, expanded = false, detailLabel }: GridRowProps<R>, tabIndex: 0 | -1) {
  return (
    <button
      type="button"
      className="sw-RecordGrid-toggle"
      id={`${id}-toggle`}
      aria-expanded={expanded}
      aria-controls={expanded ? `${id}-detail` : undefined}
      aria-label={detailLabel}
      aria-labelledby={`${id}-toggle ${id}-title`}
      tabIndex={tabIndex}
    >
      <ChevronRight className="sw-icon sw-RecordGrid-chevron" data-directional="" aria-hidden="true" />
    </button>
  )
}

function drawContent(content: ReactNode, card: OnCard | undefined, own: boolean) {
  if (card?.on === 'line') return <span className="sw-RecordGrid-value">{content}</span>
  return own ? <span className="sw-RecordGrid-own">{content}</span> : content
}

function drawOpener(href: string | undefined, tabIndex: number, children: ReactNode) {
  return href === undefined ? (
    <button type="button" className="sw-RecordGrid-open" tabIndex={tabIndex}>
      {children}
    </button>
  ) : (
    <a href={href} className="sw-RecordGrid-open" tabIndex={tabIndex}>
      {children}
    </a>
  )
}

function contentOf<R extends object>(column: Column<R>, record: R): ReactNode {
  if (column.cell) return column.cell(record)
  const value: unknown = (record as Readonly<Record<string, unknown>>)[column.id]
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

/** Cells that a host draws itself, with measures of its own. */
function isElement(content: ReactNode): boolean {
  return typeof content === 'object' && content !== null
}

function tabIndexOf(active: boolean): 0 | -1 {
  return active ? 0 : -1
}

/** One listener at the grid hears all rows; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
