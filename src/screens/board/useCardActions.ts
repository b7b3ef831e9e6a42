'use client'

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MenuAction } from '../../components/MenuItems'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { startPointerDrag } from '../../internal/pointerDrag'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { BoardMessageKey } from '../../messages/englishBoard'
import type { CardActions } from './BoardCard'
import { possibleFirst } from '../transition/possibleFirst'
import { type BoardColumn, type BoardMove, cellKey } from './BoardColumn'
import { type ActiveCard, cellsIn, type ShownCells } from './useActiveCard'
import type { Lifting } from './useLift'
import { isRightToLeft } from '../../internal/isRightToLeft'

interface ActingBoard<R extends object> {
  readonly board: RefObject<HTMLElement | null>
  /** The card that was moved last: where it comes, the focus goes. */
  readonly followed: RefObject<RecordId | undefined>
  /** Every column, on the page or not. */
  readonly all: readonly BoardColumn[]
  readonly cells: ShownCells<R>
  readonly active: ActiveCard
  readonly lifting: Lifting<R>
  readonly getMoves: ((record: R) => readonly BoardMove[]) | undefined
  readonly getCardId: (record: R) => RecordId
  readonly getCardTitle: (record: R) => string
  readonly onOpen: ((record: R) => void) | undefined
  /** Shows another column, where there is room for one alone. */
  readonly onColumn: ((column: string) => void) | undefined
}

/** Return the handlers of keys, pointers and menus; they stay the same as long as the board is there. */
export function useCardActions<R extends object>(given: ActingBoard<R>): CardActions<R> {
  const { t } = useScreenLocale(englishBoard)
  const latest = useRef({ ...given, t })
  useLayoutEffect(() => {
    latest.current = { ...given, t }
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const [actions] = useState<CardActions<R>>(() => {
    const now = () => latest.current
    const lift = (record: R, from: string, by: 'keys' | 'pointer') => {
      const { getCardId, getCardTitle, followed, lifting } = now()
      const id = getCardId(record)
      followed.current = id
      return lifting.lift({ id, record, title: getCardTitle(record), from, by })
    }
    return {
      onFocus: (cell, index) => now().active.remember(cell, index),
      onOpen: (record) => now().onOpen?.(record),
      getMenu: (record) => menuOf(record, now()),
      onKeyDown(event, record, cell, index) {
        // The link and the menu of a card have keys of their own.
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
        const { lifting } = now()
        const isHeld = lifting.lifted?.by === 'keys'
        const isHandled = isHeld
          ? carry(event, lifting)
          : go(event, { cell, index }, now(), (column) => lift(record, column, 'keys'))
        if (!isHandled) return
        event.preventDefault()
        event.stopPropagation()
      },
      onPointerDown(event, record, column) {
        const { board, onColumn } = now()
        // Of one column alone there is nowhere to drag to.
        if (onColumn) return
        const { currentTarget: card, target, button, pointerId, pointerType, clientX, clientY } = event
        const onButton = target instanceof Element && target.closest('button')
        if (button !== 0 || onButton || !board.current) return
        stop.current?.()
        stop.current = startPointerDrag({
          scroller: board.current,
          edges: 'sides',
          pointerId,
          isTouch: pointerType === 'touch',
          x: clientX,
          y: clientY,
          // Drawn before the next movement is heard.
          begin: () => {
            const picture = pictureOf(card)
            return flushSync(() => lift(record, column, 'pointer')) ? picture : undefined
          },
          aim(below) {
            // Outside of the board it is held over where it came from, and stays there; between two columns, over the last one still.
            const over = below ? below.closest<HTMLElement>('[data-column]')?.dataset.column : column
            if (over !== undefined) flushSync(() => now().lifting.aim(over))
          },
          end: (how) => {
            if (how === 'drop') now().lifting.drop()
            else now().lifting.cancel()
          },
        })
      },
    }
  })
  return actions
}

/** A copy of a card, where the card is now. */
function pictureOf(card: HTMLElement): HTMLElement {
  const { width, left, top } = card.getBoundingClientRect()
  const picture = card.cloneNode(true) as HTMLElement
  picture.className = 'sw-Board-card sw-Board-picture'
  for (const named of [picture, ...picture.querySelectorAll<HTMLElement>('[id]')]) named.removeAttribute('id')
  Object.assign(picture.style, { inlineSize: `${width}px`, left: `${left}px`, top: `${top}px` })
  return picture
}

/** Keys while a card is held. */
function carry(
  event: KeyboardEvent<HTMLElement>,
  lifting: Pick<Lifting<object>, 'step' | 'drop' | 'cancel'>,
): boolean {
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      lifting.step(event.key === forward ? 1 : -1)
      return true
    case ' ':
    case 'Enter':
      lifting.drop()
      return true
    case 'Escape':
      lifting.cancel()
      return true
    case 'Tab':
      lifting.cancel()
      return false
    default:
      return event.key.startsWith('Arrow')
  }
}

/** Keys while none is. */
function go<R extends object>(
  event: KeyboardEvent<HTMLElement>,
  at: { readonly cell: string; readonly index: number },
  { cells, active, all, onColumn }: ActingBoard<R>,
  lift: (column: string) => boolean,
): boolean {
  const shown = cellsIn(cells)
  const here = shown.find(({ key }) => key === at.cell)
  if (!here) return false
  const lanes = cells.lanes.filter(({ expanded }) => expanded)
  const inLane = (by: number) => {
    const next = lanes[lanes.findIndex(({ id }) => id === here.lane) + by]
    const cell = next && shown.find(({ key }) => key === cellKey(here.column, next.id))
    if (cell && cell.cell.rowCount > 0) active.goTo(cell.key, by > 0 ? 0 : cell.cell.rowCount - 1)
    return true
  }
  const inColumn = (by: 1 | -1) => {
    const place = all.findIndex(({ id }) => id === here.column)
    for (let next = place + by; next >= 0 && next < all.length; next += by) {
      const column = all[next]?.id ?? ''
      const { rowCount } = cells.getCell(column, here.lane)
      if (rowCount === 0) continue
      onColumn?.(column)
      active.goTo(cellKey(column, here.lane), Math.min(at.index, rowCount - 1))
      return true
    }
    return true
  }
  const last = here.cell.rowCount - 1
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
  switch (event.key) {
    case 'ArrowDown':
      if (at.index >= last) return inLane(1)
      active.goTo(at.cell, at.index + 1)
      return true
    case 'ArrowUp':
      if (at.index === 0) return inLane(-1)
      active.goTo(at.cell, at.index - 1)
      return true
    case 'Home':
      active.goTo(at.cell, 0)
      return true
    case 'End':
      active.goTo(at.cell, last)
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      return inColumn(event.key === forward ? 1 : -1)
    case ' ':
      lift(here.column)
      return true
    case 'Enter': {
      const link = event.currentTarget.querySelector('a')
      if (link) link.click()
      else lift(here.column)
      return true
    }
    default:
      return false
  }
}

/** The ways of a card as a menu says them: by their verb, and where they lead. */
function menuOf<R extends object>(
  record: R,
  { all, getMoves, getCardId, followed, t }: ActingBoard<R> & { readonly t: TranslateWith<BoardMessageKey> },
): readonly MenuAction[] {
  const ways = (getMoves?.(record) ?? []).map(
    ({ id, column, label, tone, onMove, warning, reason }): MenuAction => {
      const to = t('board.moveTo', { column: all.find((one) => one.id === column)?.label ?? '' })
      const description = [label !== undefined && to, warning].filter(Boolean).join(' · ')
      return {
        id: JSON.stringify([column, id]),
        label: label ?? to,
        ...(description && { description }),
        ...(tone === 'danger' && { tone }),
        ...(onMove && {
          onAction() {
            followed.current = getCardId(record)
            onMove()
          },
        }),
        ...(reason !== undefined && { disabledReason: reason }),
      }
    },
  )
  return possibleFirst(ways)
}
