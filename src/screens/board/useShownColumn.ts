'use client'

import { useState } from 'react'
import { type BoardCell, type BoardColumn, type BoardLane, countIn } from './BoardColumn'

interface ColumnsOfCards {
  readonly columns: readonly BoardColumn[]
  readonly lanes: readonly BoardLane[]
  readonly getCell: (
    column: string,
    lane?: string,
  ) => Pick<BoardCell<unknown>, 'status' | 'rowCount' | 'total'>
  /** How many cards each column has, where that is known otherwise. */
  readonly totals: ReadonlyMap<string, number | undefined> | undefined
}

/**
 * The column that stands alone on a narrow screen: the first that has cards when the board opens, then the one that a person
 * chose. It stays when its last card leaves, because a board must not turn its pages by itself.
 */
export function useShownColumn(board: ColumnsOfCards, narrow: boolean) {
  const [chosen, choose] = useState<string>()
  const first = narrow && chosen === undefined ? firstWithCards(board) : undefined
  if (first !== undefined) choose(first)
  return [chosen ?? first ?? board.columns[0]?.id, choose] as const
}

/** How many cards a column has in all its lanes; undefined where that is not known. */
export function cardsIn({ lanes, getCell, totals }: ColumnsOfCards, column: string): number | undefined {
  return totals ? totals.get(column) : countIn(lanes, (lane) => getCell(column, lane))
}

/** Nothing as long as the cards of a column before it may still come, and where no column has any. */
function firstWithCards(board: ColumnsOfCards): string | undefined {
  for (const { id } of board.columns) {
    const cells = board.lanes.map((lane) => board.getCell(id, lane.id))
    const count = cardsIn(board, id)
    if (count || cells.some(({ status, rowCount }) => status === 'ready' && rowCount > 0)) return id
    if (count === undefined) return undefined
  }
  return undefined
}
