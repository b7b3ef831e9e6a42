'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { type BoardCell, type BoardColumn, type BoardLane, cellKey } from './BoardColumn'

/** The cells of a board that are on the page. */
export interface ShownCells<R> {
  readonly columns: readonly BoardColumn[]
  readonly lanes: readonly Pick<BoardLane, 'id' | 'expanded'>[]
  readonly getCell: (column: string, lane?: string) => BoardCell<R>
  readonly getCardId: (record: R) => RecordId
}

interface CardPlace {
  readonly cell: string
  readonly index: number
  readonly id: RecordId | undefined
}

export type ActiveCard = ReturnType<typeof useActiveCard>

/** The one card that Tab leads to, and to which keys take the focus. It is the same card wherever it stands. */
export function useActiveCard<R extends object>(board: RefObject<HTMLElement | null>, cells: ShownCells<R>) {
  const [kept, keep] = useState<CardPlace>()
  /** How often keys have gone to another card: each time it takes the focus. */
  const [steps, setSteps] = useState(0)
  const at = placeOf(cells, kept)

  useLayoutEffect(() => {
    if (steps === 0) return
    const { cell, index } = at ?? {}
    const place = [...(board.current?.querySelectorAll<HTMLElement>('.sw-Board-place') ?? [])].find(
      ({ dataset, parentElement }) =>
        dataset.index === String(index) &&
        parentElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell === cell,
    )
    place?.querySelector<HTMLElement>('[data-card]')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each step, whatever moves meanwhile
  }, [steps])

  const remember = (cell: string, index: number) => {
    const found = cellsIn(cells).find(({ key }) => key === cell)
    const record = found?.cell.getRow(index)
    keep({ cell, index, id: record && cells.getCardId(record) })
  }
  return {
    /** Which card of a cell it is; -1 if it is none of them. */
    indexIn: (cell: string) => (at?.cell === cell ? at.index : -1),
    remember,
    goTo(cell: string, index: number) {
      remember(cell, index)
      setSteps((before) => before + 1)
    },
  }
}

export function cellsIn<R>({ columns, lanes, getCell }: ShownCells<R>) {
  return lanes
    .filter(({ expanded }) => expanded)
    .flatMap(({ id: lane }) =>
      columns.map(({ id: column }) => ({
        key: cellKey(column, lane),
        column,
        lane,
        cell: getCell(column, lane),
      })),
    )
}

/** Where the card is now; the first card of the board where it is gone. */
function placeOf<R extends object>(cells: ShownCells<R>, kept: CardPlace | undefined): CardPlace | undefined {
  const all = cellsIn(cells)
  const found = kept && all.find(({ key }) => key === kept.cell)
  if (kept && found && found.cell.rowCount > 0) {
    const idAt = (index: number) => {
      const record = found.cell.getRow(index)
      return record && cells.getCardId(record)
    }
    if (kept.id === undefined || idAt(kept.index) === kept.id) return kept
    for (let index = 0; index < found.cell.rowCount; index += 1) {
      if (idAt(index) === kept.id) return { ...kept, index }
    }
    // The card has left: the one that has taken its place.
    const index = Math.min(kept.index, found.cell.rowCount - 1)
    return { ...kept, index, id: idAt(index) }
  }
  const first = all.find(({ cell }) => cell.rowCount > 0)
  return first && { cell: first.key, index: 0, id: undefined }
}
