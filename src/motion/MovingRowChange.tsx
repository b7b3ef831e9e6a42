'use client'

import { useLayoutEffect, useRef } from 'react'
import type { RowChangeProps } from './MotionContext'
import { type Animate, inPlace, type Tween } from './movements'
import { followRows, type RowChange, type SeenRow, type SeenRows } from './rowChange'

export interface MovingRowChangeProps extends RowChangeProps {
  animate: Animate
}

type Elements = ReadonlyMap<SeenRow['id'], HTMLElement>

/** Where more rows than this would move, none does. */
const most = 24

/**
 * Moves rows that others draw. It sets no state, so that nothing is drawn again; a row that leaves is a copy outside React,
 * which is inert.
 */
export function MovingRowChange(props: MovingRowChangeProps) {
  const { root, body, rows, getRowId, listKey, count, scrolled, animate } = props
  const seen = useRef<SeenRows>(undefined)
  const elements = useRef<Elements>(nothing)
  const animation = useRef<RowAnimation>(undefined)

  // It unmounts when a person turns motion off: then all rows stand in their places at once.
  useLayoutEffect(
    () => () => {
      animation.current?.clear()
      animation.current = undefined
      seen.current = undefined
      elements.current = nothing
    },
    [animate],
  )

  useLayoutEffect(() => {
    if (!root.current || !body.current) return
    const now: SeenRows = { listKey, count, rows: withoutGap(rows, getRowId) }
    const { seen: next, change } = followRows(seen.current, now)
    const before = elements.current
    seen.current = next
    elements.current = elementsOf(body.current, now.rows)
    if (!change) return
    animation.current?.clear()
    animation.current = createRowAnimation(body.current, animate)
    play(animation.current, change, before, elements.current, {
      from: scrolled(),
      // A list that became shorter may have scrolled by itself.
      to: root.current.scrollTop,
      room: root.current.clientHeight,
    })
  })

  return null
}

interface View {
  from: number
  to: number
  room: number
}

function play(animation: RowAnimation, change: RowChange, before: Elements, now: Elements, view: View) {
  const { from, to, room } = view
  const rows = [...change.moved.keys(), ...change.came]
  const height = heightOf(rows)
  const inSight = (top: number) => top > -height && top < room
  const came = change.came.filter(({ top }) => inSight(top - to))
  const went = change.went.filter(({ top }) => inSight(top - from))
  if (came.length + went.length > most) return
  const others = [...change.moved]
    .map(([row, distance]) => ({ row, distance: distance + to - from }))
    .filter(
      ({ row, distance }) => distance !== 0 && (inSight(row.top - to) || inSight(row.top - to + distance)),
    )

  for (const row of went) animation.leave(before.get(row.id), row.top - from + to)
  for (const row of came) animation.move(now.get(row.id), inPlace.enter)
  // Some that jump among others that move would lie over these.
  if (others.length + came.length + went.length > most) return
  for (const { row, distance } of others) animation.move(now.get(row.id), inPlace.glide(distance))
}

interface RowAnimation {
  move(element: HTMLElement | undefined, tween: Tween): void
  leave(element: HTMLElement | undefined, top: number): void
  clear(): void
}

/** Animates the rows of one change. */
function createRowAnimation(body: HTMLElement, animate: Animate): RowAnimation {
  const ends = new Set<() => void>()

  function start(element: HTMLElement, tween: Tween, end: () => void) {
    const running = animate(element, tween)
    if (!running) return end()
    const stop = () => {
      running.stop()
      end()
    }
    ends.add(stop)
    // A row that begins outside of the others must not make the list scroll further.
    body.dataset.moving = ''
    void running.finished.then(() => {
      if (!ends.delete(stop)) return
      end()
      if (ends.size === 0) delete body.dataset.moving
    })
  }

  return {
    move(element, tween) {
      if (element) start(element, tween, () => {})
    },
    leave(element, top) {
      if (!element) return
      const copy = copyOf(element)
      copy.style.transform = `translateY(${top}px)`
      // Beneath the rows that close up.
      body.prepend(copy)
      start(copy, inPlace.exit, () => copy.remove())
    },
    clear() {
      for (const stop of ends) stop()
      ends.clear()
      delete body.dataset.moving
    },
  }
}

/** Look like the row, but is none: not for assistive technology, a form, a label or a script that counts rows. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  const selected = copy.getAttribute('aria-selected') === 'true'
  for (const name of ['role', 'aria-rowindex', 'aria-selected', 'data-index']) copy.removeAttribute(name)
  for (const part of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id')
    part.removeAttribute('name')
  }
  copy.toggleAttribute('data-wasselected', selected)
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  return copy
}

/** Leave out the row that stays drawn far from the others because focus is in it. */
function withoutGap(rows: RowChangeProps['rows'], getRowId: RowChangeProps['getRowId']): readonly SeenRow[] {
  const isNext = (place: number) => rows[place]?.index === (rows[place - 1]?.index ?? 0) + 1
  const from = rows.length > 1 && !isNext(1) ? 1 : 0
  const to = rows.length - from > 1 && !isNext(rows.length - 1) ? -1 : undefined
  return rows.slice(from, to).map(({ index, top }) => ({ index, top, id: getRowId(index) }))
}

function elementsOf(body: HTMLElement, rows: readonly SeenRow[]): Elements {
  const [first] = rows
  const found = new Map<SeenRow['id'], HTMLElement>()
  if (!first) return found
  for (const element of body.children) {
    if (!(element instanceof HTMLElement) || element.dataset.index === undefined) continue
    const row = rows[Number(element.dataset.index) - first.index]
    if (row) found.set(row.id, element)
  }
  return found
}

/** The mean height of a row, near enough to know which are in sight. */
function heightOf(rows: readonly SeenRow[]): number {
  const tops = rows.map(({ top }) => top)
  return (Math.max(...tops) - Math.min(...tops)) / Math.max(1, rows.length - 1)
}

const nothing: Elements = new Map()
