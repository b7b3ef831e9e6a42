'use client'

import { type ReactNode, useId, useMemo, useRef } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { RecordId } from '../../data/DataSource'
import { partIds, useKeyboardPart } from '../../internal/keyboardParts'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { writeNumber } from '../../messages/writeNumber'
import { useKeptFocus } from '../status/useKeptFocus'
import { type BoardCell, type BoardColumn, type BoardLane, type BoardMove, cellKey } from './BoardColumn'
import { BoardCells } from './BoardCells'
import { BoardColumnHead } from './BoardColumnHead'
import { BoardSelect } from './BoardSelect'
import { useActiveCard } from './useActiveCard'
import { useCardActions } from './useCardActions'
import { useLift } from './useLift'
import { cardsIn, useShownColumn } from './useShownColumn'

export interface BoardProps<R extends object> {
  /** The columns, in their order. */
  columns: readonly BoardColumn[]
  /** The lanes across them. @default one without a name */
  lanes?: readonly BoardLane[] | undefined
  /** Called with a lane that a person opens or closes. */
  onLaneExpandedChange?: ((lane: string, expanded: boolean) => void) | undefined
  /** The cards of a column, or of a lane in it. Keep the answer the same while nothing changes. */
  getCell: (column: string, lane?: string) => BoardCell<R>
  /** How many cards each column has in all its lanes. @default the totals of its cells */
  totals?: ReadonlyMap<string, number | undefined> | undefined
  /** Identifies a record. */
  getCardId: (record: R) => RecordId
  /** Names a record; cards are called so. */
  getCardTitle: (record: R) => string
  /** Draws what stands below the title of a card. */
  renderCard?: ((record: R) => ReactNode) | undefined
  /** Where a record's own page is; each title is a link there. */
  getHref?: ((record: R) => string) | undefined
  /** Called when a person opens a record by its title. */
  onOpen?: ((record: R) => void) | undefined
  /**
   * The ways of a record to other columns, with those that are not possible now and why. Without it no card can be moved.
   */
  getMoves?: ((record: R) => readonly BoardMove[]) | undefined
  /** Called with whether a person holds a card: nothing should move meanwhile. */
  onHold?: ((held: boolean) => void) | undefined
  /** Called with the first and the last card of a cell in view. */
  onRangeChange?:
    | ((column: string, lane: string | undefined, first: number, last: number) => void)
    | undefined
  /** The cards that others have just changed: they are marked. */
  changedCards?: ReadonlySet<RecordId> | undefined
}

interface BoardPlace {
  /** Whether there is room for one column alone. */
  narrow: boolean
  headingLevel: 2 | 3 | 4
}

/** Columns of cards, each in a window of its own; on a narrow screen one column at a time. */
export function Board<R extends object>(props: BoardProps<R> & BoardPlace) {
  const { columns, lanes = onlyLane, onLaneExpandedChange, getCell, totals, narrow, headingLevel } = props
  const { getCardId, getCardTitle, renderCard, getHref, onOpen, getMoves, onHold, onRangeChange } = props
  const { changedCards } = props
  const { t, locale } = useScreenLocale(englishBoard)
  const id = useId()
  const board = useRef<HTMLDivElement>(null)
  const followed = useRef<RecordId>(undefined)
  const [alone, choose] = useShownColumn({ columns, lanes, getCell, totals }, narrow)
  const shown = narrow ? columns.filter(({ id: one }) => one === alone) : columns
  const lifting = useLift({ columns, getMoves, onHold })
  const cells = { columns: shown, lanes, getCell, getCardId }
  const active = useActiveCard(board, cells)
  const actions = useCardActions({
    board,
    followed,
    all: columns,
    cells,
    active,
    lifting,
    getMoves,
    getCardId,
    getCardTitle,
    onOpen,
    onColumn: narrow ? choose : undefined,
  })
  useKeyboardPart(board, partIds('board', (onOpen ?? getHref) && 'board.open', getMoves && 'board.move'))
  useKeptFocus(board, {
    getRefuge: () => {
      const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
      const gone = cards.find(({ dataset }) => dataset.card === String(followed.current))
      return gone ?? cards.find(({ tabIndex }) => tabIndex === 0) ?? board.current
    },
  })

  const countOf = (column: string) => cardsIn({ columns, lanes, getCell, totals }, column)
  const [opens, moves] = [onOpen !== undefined, getMoves !== undefined]
  const drawing = useMemo(
    () => ({ getCardId, getCardTitle, renderCard, getHref, opens, moves }),
    [getCardId, getCardTitle, renderCard, getHref, opens, moves],
  )
  const headId = (column: string) => `${id}-${columns.findIndex(({ id: one }) => one === column)}`
  const isNamed = lanes !== onlyLane
  const head = (column: BoardColumn) => (
    <BoardColumnHead
      column={column}
      count={countOf(column.id)}
      id={headId(column.id)}
      level={headingLevel}
      drop={lifting.mark(column.id)?.drop}
    />
  )
  const cell = (column: BoardColumn, lane: BoardLane | undefined, laneId?: string) => (
    <BoardCells
      column={column}
      lane={lane?.id}
      cell={getCell(column.id, lane?.id)}
      labelledBy={[headId(column.id), laneId].filter(Boolean).join(' ')}
      describedBy={getMoves && `${id}-keys`}
      active={active.indexIn(cellKey(column.id, lane?.id))}
      lifted={lifting.lifted?.from === column.id ? lifting.lifted.id : undefined}
      mark={lifting.mark(column.id)}
      changedCards={changedCards}
      drawing={drawing}
      actions={actions}
      onRangeChange={onRangeChange}
    />
  )
  const heldOver = lifting.lifted && lifting.mark(lifting.lifted.over)
  return (
    <div className="sw-Board" data-held={lifting.lifted?.by} data-lanes={isNamed || undefined}>
      {narrow && (
        <BoardSelect
          label={t('board.column')}
          value={shown[0]?.id ?? ''}
          options={columns.map(({ id: value, label }) => {
            const count = countOf(value)
            return {
              value,
              label: count === undefined ? label : `${label} · ${writeNumber(count, locale)}`,
            }
          })}
          onValueChange={choose}
        />
      )}
      {narrow && lifting.lifted && heldOver && (
        <p className="sw-Board-held" aria-hidden="true">
          {columns.find(({ id: one }) => one === lifting.lifted?.over)?.label}
          {heldOver.text !== undefined && ` · ${heldOver.text}`}
        </p>
      )}
      {/* Once all that it holds is gone it takes the focus. */}
      <div ref={board} className="sw-Board-columns" tabIndex={-1}>
        {!isNamed &&
          shown.map((column) => (
            <section key={column.id} className="sw-Board-column" aria-labelledby={headId(column.id)}>
              {head(column)}
              {cell(column, undefined)}
            </section>
          ))}
        {isNamed && (
          <>
            <div className="sw-Board-heads">
              {shown.map((column) => (
                <div key={column.id} className="sw-Board-column">
                  {head(column)}
                </div>
              ))}
            </div>
            {lanes.map((lane, place) => (
              <section key={lane.id} className="sw-Board-lane" aria-labelledby={`${id}-lane-${place}`}>
                <button
                  type="button"
                  className="sw-Board-laneHead"
                  aria-expanded={lane.expanded}
                  onClick={() => onLaneExpandedChange?.(lane.id, !lane.expanded)}
                >
                  <ChevronDown className="sw-icon sw-Board-laneMark" aria-hidden="true" />
                  <span id={`${id}-lane-${place}`}>{lane.label}</span>
                  {lane.count !== undefined && (
                    <span className="sw-Board-count">{writeNumber(lane.count, locale)}</span>
                  )}
                </button>
                {lane.expanded && (
                  <div className="sw-Board-cells">
                    {shown.map((column) => (
                      <div key={column.id} className="sw-Board-column">
                        {cell(column, lane, `${id}-lane-${place}`)}
                      </div>
                    ))}
                  </div>
                )}
              </section>
            ))}
          </>
        )}
      </div>
      <span id={`${id}-keys`} hidden>
        {t('board.keys')}
      </span>
    </div>
  )
}

const onlyLane: readonly BoardLane[] = [{ id: '', label: undefined, expanded: true }]
