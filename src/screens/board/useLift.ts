'use client'

import { useEffect, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { orList } from '../../messages/listText'
import type { BoardColumn, BoardMove } from './BoardColumn'

/** The card that a person holds, and where it may go. */
export interface Lifted<R> {
  readonly id: RecordId
  readonly record: R
  readonly title: string
  /** The column in which it stands. */
  readonly from: string
  readonly moves: readonly BoardMove[]
  readonly by: 'keys' | 'pointer'
  /** The column that it is held over. */
  readonly over: string
}

/** How a column stands to the card that is held. */
export interface DropMark {
  readonly drop: 'from' | 'allowed' | 'rejected'
  /** Whether the card is held over it. */
  readonly over: boolean
  /** The verb, a warning, or why not. */
  readonly text: string | undefined
}

interface LiftOptions<R> {
  readonly columns: readonly BoardColumn[]
  readonly getMoves: ((record: R) => readonly BoardMove[]) | undefined
  /** Called with whether a card is held, so that nothing moves meanwhile. */
  readonly onHold: ((held: boolean) => void) | undefined
}

export interface Lifting<R> {
  readonly lifted: Lifted<R> | undefined
  /** How a column stands to the card that is held; nothing while none is. */
  readonly mark: (column: string) => DropMark | undefined
  /** Answers whether the card is held now. */
  readonly lift: (card: Omit<Lifted<R>, 'moves' | 'over'>) => boolean
  /** Holds it over a column. */
  readonly aim: (column: string) => void
  /** Holds it over the next column of the board, or the one before. */
  readonly step: (by: 1 | -1) => void
  readonly cancel: () => void
  /** Puts it down where it is held; where it may not go it says so. */
  readonly drop: () => void
}

/** Hold a card, by keys or by a pointer: say where it may go and why not elsewhere, put it down or back. */
export function useLift<R extends object>({ columns, getMoves, onHold }: LiftOptions<R>): Lifting<R> {
  const { t, locale } = useScreenLocale(englishBoard)
  const announce = useAnnounce()
  const [lifted, setLifted] = useState<Lifted<R>>()
  const isHeld = lifted !== undefined
  useEffect(() => {
    if (!isHeld) return undefined
    onHold?.(true)
    return () => onHold?.(false)
  }, [isHeld, onHold])

  const labelOf = (column: string) => columns.find(({ id }) => id === column)?.label ?? ''
  const say = (message: string) => announce(message, 'assertive')

  function markOf(card: Lifted<R>, column: string): DropMark {
    const over = card.over === column
    if (column === card.from) return { drop: 'from', over, text: undefined }
    const move = bestMove(card.moves, column)
    if (move?.onMove) return { drop: 'allowed', over, text: wordsOf(move) }
    return { drop: 'rejected', over, text: move?.reason }
  }

  function lift(card: Omit<Lifted<R>, 'moves' | 'over'>): boolean {
    const moves = getMoves?.(card.record) ?? []
    const open = columns.filter(({ id }) => bestMove(moves, id)?.onMove)
    // A pointer shows why each column takes it not; keys would lead nowhere.
    if (moves.length === 0 || (card.by === 'keys' && open.length === 0)) {
      if (getMoves) say(t('board.goesNowhere', { title: card.title, column: labelOf(card.from) }))
      return false
    }
    setLifted({ ...card, moves, over: card.from })
    if (card.by === 'keys') {
      const names = orList(
        open.map(({ label }) => label),
        locale,
      )
      say(t('board.lifted', { title: card.title, columns: names }))
    }
    return true
  }

  function aim(column: string) {
    if (!lifted || lifted.over === column) return
    const next = { ...lifted, over: column }
    setLifted(next)
    if (lifted.by === 'pointer') return
    const { drop, text = '' } = markOf(next, column)
    const label = labelOf(column)
    if (drop === 'from') say(t('board.stays', { title: lifted.title, column: label }))
    else if (drop === 'rejected') say(t('board.notThere', { column: label, reason: text }))
    else say(text ? t('board.atColumn', { column: label, label: text }) : label)
  }

  function cancel() {
    if (!lifted) return
    setLifted(undefined)
    say(t('board.cancelled', { title: lifted.title, column: labelOf(lifted.from) }))
  }

  function drop() {
    if (!lifted) return
    if (lifted.over === lifted.from) return cancel()
    const move = bestMove(lifted.moves, lifted.over)
    if (move?.onMove) {
      setLifted(undefined)
      return move.onMove()
    }
    say(t('board.notThere', { column: labelOf(lifted.over), reason: move?.reason ?? '' }))
    if (lifted.by === 'pointer') setLifted(undefined)
  }

  return {
    lifted,
    mark: (column: string) => lifted && markOf(lifted, column),
    lift,
    aim,
    step(by: 1 | -1) {
      if (!lifted) return
      const place = columns.findIndex(({ id }) => id === lifted.over) + by
      const next = columns[place]
      if (next) aim(next.id)
    },
    cancel,
    drop,
  }
}

/** Of several ways to a column the first that is possible, and one that can be taken back before one that cannot. */
function bestMove(moves: readonly BoardMove[], column: string): BoardMove | undefined {
  const ways = moves.filter((move) => move.column === column)
  const open = ways.filter(({ onMove }) => onMove)
  return open.find(({ tone }) => tone !== 'danger') ?? open[0] ?? ways[0]
}

function wordsOf({ label, warning }: BoardMove): string | undefined {
  return [label, warning].filter((words) => words !== undefined).join(' · ') || undefined
}
