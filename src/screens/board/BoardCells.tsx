'use client'

import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { Skeleton } from '../../components/Skeleton'
import { useCardRows } from '../../collection/useCardRows'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { type BoardCell, type BoardColumn, cellKey } from './BoardColumn'
import { BoardCard, type CardActions } from './BoardCard'
import type { DropMark } from './useLift'

export interface CardDrawing<R> {
  readonly getCardId: (record: R) => RecordId
  readonly getCardTitle: (record: R) => string
  readonly renderCard?: ((record: R) => ReactNode) | undefined
  readonly getHref?: ((record: R) => string) | undefined
  /** Whether a press on a title is heard by the host. */
  readonly opens: boolean
  /** Whether cards can be moved at all. */
  readonly moves: boolean
}

interface BoardCellsProps<R> {
  column: BoardColumn
  lane: string | undefined
  cell: BoardCell<R>
  labelledBy: string
  describedBy: string | undefined
  /** Which card Tab leads to; -1 if it is in another cell. */
  active: number
  lifted: RecordId | undefined
  /** How the column stands to the card that is held. */
  mark: DropMark | undefined
  changedCards: ReadonlySet<RecordId> | undefined
  drawing: CardDrawing<R>
  actions: CardActions<R>
  onRangeChange: ((column: string, lane: string | undefined, first: number, last: number) => void) | undefined
}

/** A card with a title and two facts, and the room after it. */
const cardHeight = 112
const noneTaller = [] as const

/** The cards of a column, or of a lane in it: those in view. */
export const BoardCells = memo(DrawnCells) as typeof DrawnCells

function DrawnCells<R extends object>(props: BoardCellsProps<R>) {
  // The virtualizer of the cards returns new ones at each rendering.
  'use no memo'
  const { column, lane, cell, labelledBy, describedBy, active, lifted, mark, changedCards } = props
  const { drawing, actions, onRangeChange } = props
  const { t } = useScreenLocale(englishBoard)
  const scroller = useRef<HTMLDivElement>(null)
  const { status, rowCount, getRow, total, cap } = cell
  const isListed = rowCount > 0
  const { getCardId } = drawing
  const getId = useCallback(
    (index: number) => {
      const record = getRow(index)
      return record && getCardId(record)
    },
    [getRow, getCardId],
  )
  const { items, range, height, measure } = useCardRows({
    scroller,
    count: rowCount,
    getId,
    taller: noneTaller,
    keep: active,
    initialTop: 0,
    enabled: isListed,
    assumedHeight: cardHeight,
  })
  const [first, last] = [range?.first, range?.last]
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onRangeChange?.(column.id, lane, first, last)
  }, [onRangeChange, column.id, lane, first, last])
  const place = { 'data-column': column.id, 'data-drop': mark?.drop, 'data-over': mark?.over || undefined }
  const said = mark?.text !== undefined && mark.drop !== 'from' && (
    <p className="sw-Board-mark" aria-hidden="true">
      {mark.text}
    </p>
  )
  if (!isListed) {
    return (
      <div className="sw-Board-cell" {...place} data-cell={cellKey(column.id, lane)} data-status={status}>
        {said}
        <div className="sw-Board-without" aria-busy={status === 'loading' || undefined}>
          {status === 'loading' && waitingCards.map((key) => <WaitingCard key={key} />)}
          {status === 'failed' && <p className="sw-Board-empty">{t('board.failed')}</p>}
          {status === 'ready' && <p className="sw-Board-empty">{t('board.emptyColumn')}</p>}
        </div>
      </div>
    )
  }
  const known = total?.kind === 'exact' ? total.count : -1
  return (
    <div className="sw-Board-cell" {...place} data-cell={cellKey(column.id, lane)} data-status={status}>
      {said}
      <div
        ref={scroller}
        role="grid"
        className="sw-Board-scroller"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-rowcount={known}
      >
        <div role="presentation" className="sw-Board-list" style={{ blockSize: height }}>
          {items.map(({ index, start }) => {
            const record = getRow(index)
            const id = record && drawing.getCardId(record)
            return (
              <div
                key={id ?? `row ${index}`}
                ref={measure}
                role="presentation"
                className="sw-Board-place"
                data-index={index}
                style={{ translate: `0 ${start}px` }}
              >
                {record && id !== undefined ? (
                  <BoardCard
                    record={record}
                    id={id}
                    title={drawing.getCardTitle(record)}
                    cell={cellKey(column.id, lane)}
                    column={column.id}
                    index={index}
                    href={drawing.getHref?.(record)}
                    active={index === active}
                    lifted={id === lifted}
                    changed={changedCards?.has(id) === true}
                    moves={drawing.moves}
                    opens={drawing.opens}
                    renderCard={drawing.renderCard}
                    actions={actions}
                  />
                ) : (
                  <WaitingCard />
                )}
              </div>
            )
          })}
        </div>
      </div>
      {cap !== undefined && <p className="sw-Board-note">{t('list.capped', { count: cap })}</p>}
    </div>
  )
}

const waitingCards = ['first', 'second', 'third'] as const

function WaitingCard() {
  return (
    <div className="sw-Board-card" data-waiting>
      <Skeleton lines={3} />
    </div>
  )
}
