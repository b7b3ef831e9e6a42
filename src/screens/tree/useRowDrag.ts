'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import { startPointerDrag } from '../../internal/pointerDrag'
import { recordAt } from './useTreeRows'
import type { TreeRow } from './treeRows'

/** Says why a record may not be put below another one, or at the top; nothing where it may. */
export type GetMoveReason<R> = (record: R, target: R | undefined) => string | undefined

interface RowDragOptions<R extends object> {
  readonly rows: readonly TreeRow<R>[]
  readonly getTitle: (record: R) => string
  readonly getMoveReason: GetMoveReason<R>
  /** Nothing where nothing can be moved. */
  readonly onMove: ((record: R, target: R | undefined) => void) | undefined
  readonly onExpandedChange: ((row: number, expanded: boolean) => void) | undefined
}

/** The held record, and the row under it; `undefined` over the top. */
interface Held<R> {
  readonly record: R
  readonly over: number | undefined
  readonly isOver: boolean
  readonly reason: string | undefined
}

/** A closed branch opens when something was held over it for so many milliseconds. */
const openAfter = 700

/** Drag the rows of a tree with a pointer: each row below which a record is held says whether it may go there. */
export function useRowDrag<R extends object>(root: RefObject<HTMLElement | null>, given: RowDragOptions<R>) {
  const { t } = useScreenLocale(englishTree)
  const announce = useAnnounce()
  const [held, setHeld] = useState<Held<R>>()
  const latest = useRef({ ...given, held, t })
  useLayoutEffect(() => {
    latest.current = { ...given, held, t }
  })

  const moves = given.onMove !== undefined
  useEffect(() => {
    const element = root.current
    if (!element || !moves) return undefined
    let stop: (() => void) | undefined
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event
      const row =
        target instanceof Element && target.closest<HTMLElement>('.sw-RecordGrid-body > [data-index]')
      const isOther = target instanceof Element && target.closest('button, input, select, textarea')
      const scroller = row && row.closest<HTMLElement>('.sw-RecordGrid')
      if (!row || !scroller || isOther || event.button !== 0) return
      const record = recordAt(latest.current.rows, Number(row.dataset.index))
      if (!record) return
      const picture = pictureOf(latest.current.getTitle(record), event)
      stop?.()
      stop = startPointerDrag({
        scroller,
        edges: 'ends',
        pointerId: event.pointerId,
        isTouch: event.pointerType === 'touch',
        x: event.clientX,
        y: event.clientY,
        begin() {
          // Drawn before the next movement is heard.
          flushSync(() => setHeld(overNothing(record)))
          return picture.element
        },
        aim(below) {
          const next = below ? aimedAt(below, record, latest.current) : overNothing(record)
          if (isSame(next, latest.current.held)) return
          picture.say(next.reason)
          flushSync(() => setHeld(next))
        },
        end(how) {
          const { held: last, onMove, rows, getTitle, t } = latest.current
          setHeld(undefined)
          if (how === 'drop' && last?.isOver && last.reason === undefined) {
            onMove?.(record, last.over === undefined ? undefined : recordAt(rows, last.over))
            return
          }
          const stays = t('tree.stays', { title: getTitle(record) })
          announce(
            [last?.isOver && how === 'drop' && last.reason, stays].filter(Boolean).join(' '),
            'assertive',
          )
        },
      })
    }
    element.addEventListener('pointerdown', onPointerDown)
    return () => {
      element.removeEventListener('pointerdown', onPointerDown)
      stop?.()
    }
  }, [root, moves, announce])

  const over = held?.over
  const opens = held?.isOver && held.reason === undefined && over !== undefined
  useEffect(() => {
    if (!opens) return undefined
    const timer = setTimeout(() => {
      const row = latest.current.rows[over]
      if (row?.kind === 'record' && row.expanded === false) latest.current.onExpandedChange?.(over, true)
    }, openAfter)
    return () => clearTimeout(timer)
  }, [opens, over])

  return held
}

const overNothing = <R>(record: R): Held<R> => ({
  record,
  over: undefined,
  isOver: false,
  reason: undefined,
})

/** Return where a record would be put, by the element that it is held over. */
function aimedAt<R extends object>(
  below: Element,
  record: R,
  { rows, getMoveReason }: Pick<RowDragOptions<R>, 'rows' | 'getMoveReason'>,
): Held<R> {
  if (below.closest('.sw-RecordGrid-head')) {
    return { record, over: undefined, isOver: true, reason: getMoveReason(record, undefined) }
  }
  const row = below.closest<HTMLElement>('.sw-RecordGrid-body > [data-index]')
  const index = row ? Number(row.dataset.index) : undefined
  const target = index === undefined ? undefined : recordAt(rows, index)
  if (index === undefined || !target) return overNothing(record)
  return { record, over: index, isOver: true, reason: getMoveReason(record, target) }
}

function isSame<R>(one: Held<R>, other: Held<R> | undefined): boolean {
  return one.over === other?.over && one.isOver === other?.isOver && one.reason === other?.reason
}

/** The name of the record beside the pointer, so that the rows below stay in sight, and why it may not go there. */
function pictureOf(title: string, { clientX, clientY }: PointerEvent) {
  const element = document.createElement('div')
  element.className = 'sw-TreeScreen-picture'
  Object.assign(element.style, { left: `${clientX + 12}px`, top: `${clientY + 8}px` })
  const reason = lineOf('sw-TreeScreen-pictureReason', '')
  element.append(lineOf('sw-TreeScreen-pictureTitle', title), reason)
  return {
    element,
    say(words: string | undefined) {
      reason.textContent = words ?? ''
    },
  }
}

function lineOf(className: string, words: string): HTMLElement {
  const line = document.createElement('div')
  line.className = className
  line.textContent = words
  return line
}
