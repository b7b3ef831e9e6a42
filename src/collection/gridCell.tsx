import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties, ReactNode } from 'react'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { type CardPlace, type Column, isEditable, isWhole } from './Column'
import { detailColumnId } from './detailColumn'
import type { GridRowProps } from './GridRowProps'
import type { GridTreeRow } from './GridTreeRow'
import { startStyle } from './startStyle'
import { WithinLinkContext } from './WithinLinkContext'

/** How a cell stands on a card. */
export interface OnCard {
  readonly on: CardPlace
  /** It holds nothing, and is seen only while it has focus. */
  readonly empty: boolean
  /** Another value stands before it. */
  readonly follows: boolean
}

/** No component of its own: a screen has hundreds of cells, and React would keep a book about each. */
export function drawCell<R extends object>(
  row: GridRowProps<R>,
  column: Column<R>,
  number: number,
  card?: OnCard,
) {
  const { record, opens, getHref, id, layout, tree } = row
  const isTitle = column.id === row.title && record !== undefined
  const isLink = isTitle && (opens || getHref !== undefined)
  const inTree = isTitle && tree !== undefined
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
  const below =
    layout === 'table' && isTitle && column.subtitle?.isEmpty?.(record) !== true ? column.subtitle : undefined
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
  const drawValue = () =>
    isLink
      ? drawOpener(
          getHref?.(record, row.index),
          tabIndex,
          column.interactive ? <WithinLinkContext value>{content}</WithinLinkContext> : content,
        )
      : drawContent(content, card, own)
  return (
    <div
      key={column.id}
      role={isTitle ? 'rowheader' : 'gridcell'}
      className={
        column.id === row.title ? 'sw-RecordGrid-cell sw-RecordGrid-titleCell' : 'sw-RecordGrid-cell'
      }
      aria-colindex={number + 1}
      // The button of a branch stands in the cell too, and is no part of the record's name.
      id={isTitle && !inTree ? `${id}-title` : undefined}
      aria-labelledby={inTree ? `${id}-title${below ? ` ${id}-below` : ''}` : undefined}
      aria-description={inTree ? tree.description : undefined}
      data-align={column.align}
      data-sticky={stays || undefined}
      style={startStyle(start, place)}
      data-interactive={column.interactive || undefined}
      data-bare={column.bare || undefined}
      data-own={own || undefined}
      data-subtitled={(below && !editor) || undefined}
      data-editable={editable || undefined}
      data-editing={editor !== undefined || undefined}
      data-on={card?.on}
      data-empty={card?.empty || undefined}
      data-follows={card?.follows || undefined}
      data-whole={(card?.on === 'line' && isWhole(column)) || undefined}
      data-toggle={column.id === detailColumnId || undefined}
      tabIndex={isToggle || (isLink && editor === undefined) ? undefined : tabIndex}
    >
      {isToggle && drawToggle(row, tabIndex)}
      {inTree && tree.expanded !== undefined && drawTwisty(row, tree.expanded)}
      {editor ?? (
        <>
          {labelled && (
            <span className="sw-RecordGrid-label" aria-hidden="true">
              {column.header}
            </span>
          )}
          {inTree ? (
            <span className="sw-RecordGrid-name" id={`${id}-title`}>
              {drawValue()}
            </span>
          ) : (
            drawValue()
          )}
          {below && record && (
            <span className="sw-RecordGrid-subtitle" id={inTree ? `${id}-below` : undefined}>
              {contentOf(below, record)}
            </span>
          )}
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

/** For pointers and for screen readers that touch: keys open a branch from its cell, so that it takes no focus. */
function drawTwisty<R>({ id, branchLabel }: GridRowProps<R>, expanded: boolean) {
  return (
    <button
      type="button"
      className="sw-RecordGrid-twisty"
      id={`${id}-twisty`}
      aria-expanded={expanded}
      aria-label={branchLabel}
      aria-labelledby={`${id}-twisty ${id}-title`}
      tabIndex={-1}
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
  return isTextOrNumber(value) ? value : ''
}

/** Cells that a host draws itself, with measures of its own. */
function isElement(content: ReactNode): boolean {
  return typeof content === 'object' && content !== null
}

/** How deep a row of a tree stands, for the sheet. */
export function levelStyle({ level }: GridTreeRow): CSSProperties {
  return { '--sw-RecordGrid-level': level - 1 } as CSSProperties
}

export function tabIndexOf(active: boolean): 0 | -1 {
  return active ? 0 : -1
}
