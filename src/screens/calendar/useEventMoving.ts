'use client'

import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { type CalendarColumn, columnBeside, columnOf } from './CalendarColumn'
import type { CalendarEvent } from './CalendarEvent'
import { type EventShift, isMove, unmoved } from './EventShift'
import { clockText, wholeDay } from './dayTexts'
import { type EventTimes, shiftTimes } from './eventTimes'
import { dragEvent } from './dragEvent'
import { liftStep } from './liftStep'
import type { Stretch } from './stretches'

export interface EventMovingOptions {
  /** Holds the days. */
  root: RefObject<HTMLElement | null>
  /** The days in view: nothing is put elsewhere by keys or by dragging. */
  stretch: Stretch | undefined
  /** Whether up and down lead along the hours of a day, and not to other weeks. */
  inHours: boolean
  /** The columns that a day is drawn in: the sides lead to them. @default none */
  columns: readonly CalendarColumn[] | undefined
  onMove: ((event: CalendarEvent, shift: EventShift) => void) | undefined
  /** Called to ask for another day. */
  onMoveAsk: ((event: CalendarEvent) => void) | undefined
}

/** Something on its way, and where it would be. */
export interface MovingEvent {
  readonly event: CalendarEvent
  readonly shift: EventShift
  readonly times: EventTimes
  readonly by: 'keys' | 'pointer'
}

export interface EventMoving {
  readonly moving: MovingEvent | undefined
  readonly onMoveAsk: ((event: CalendarEvent) => void) | undefined
  /** Return the handlers that make the link of an event movable. */
  readonly handlersOf: (event: CalendarEvent) => EventHandlers
}

export interface EventHandlers {
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly draggable?: false | undefined
  readonly 'aria-keyshortcuts'?: string | undefined
  readonly 'data-movable'?: '' | undefined
  readonly 'data-lifted'?: '' | undefined
}

/** Lets events be dragged to other days and columns, or lifted and put there by keys. */
export function useEventMoving(options: EventMovingOptions): EventMoving {
  const { root, stretch, inHours, columns, onMove, onMoveAsk } = options
  const { t, locale, direction } = useScreenLocale(englishCalendar)
  const announce = useAnnounce()
  const [moving, setMoving] = useState<MovingEvent>()

  /** Whether it can be put elsewhere in what is in view. */
  function isLiftable({ movable, reassignable }: CalendarEvent): boolean {
    return movable === true || (columns !== undefined && reassignable === true)
  }

  /** As far of it as the person may: along the hours, to other columns, or both. */
  function allowed(event: CalendarEvent, { days, minutes, part, column }: EventShift): EventShift {
    const isElsewhere =
      part === 'event' &&
      event.reassignable === true &&
      column !== columnOf(event) &&
      columns?.some(({ id }) => id === column)
    const way = event.movable || part === 'end' ? { days, minutes } : { days: 0, minutes: 0 }
    return { ...way, part, ...(isElsewhere && { column }) }
  }

  /** Where it would be; nothing outside of the days in view, and nothing that is over before it begins. */
  function placeOf(event: CalendarEvent, shift: EventShift): EventTimes | undefined {
    const times = shiftTimes(event, shift)
    const isSeen = times && stretch && times.start <= stretch.last && times.end >= stretch.first
    return isSeen ? times : undefined
  }

  function show(event: CalendarEvent, shift: EventShift, by: MovingEvent['by']): boolean {
    const times = placeOf(event, shift)
    if (!times) return false
    setMoving({ event, shift, times, by })
    return true
  }

  function drop(event: CalendarEvent, shift: EventShift) {
    setMoving(undefined)
    if (isMove(shift)) onMove?.(event, shift)
  }

  /** The head of the column in which it is, or would be; nothing where there are no columns. */
  function headOf(event: CalendarEvent, { column }: EventShift): string | undefined {
    return columns?.find(({ id }) => id === (column ?? columnOf(event)))?.label
  }

  function leave(event: CalendarEvent) {
    setMoving(undefined)
    const { title, start } = event
    const [date, column] = [wholeDay(start, locale), headOf(event, unmoved)]
    announce(
      column === undefined
        ? t('calendar.left', { title, date })
        : t('calendar.leftIn', { title, date, column }),
    )
  }

  function sayPlace(event: CalendarEvent, shift: EventShift) {
    const times = placeOf(event, shift)
    if (!times) return
    const isEnd = shift.part === 'end'
    const minute = isEnd ? times.endMinute : times.startMinute
    const words = [
      headOf(event, shift),
      wholeDay(isEnd ? times.end : times.start, locale),
      minute === undefined ? undefined : clockText(minute, locale),
    ]
    announce(words.filter((word) => word !== undefined).join(t('list.comma')))
  }

  function onKeyDown(event: CalendarEvent, key: KeyboardEvent<HTMLElement>) {
    const lifted = moving?.by === 'keys' && moving.event.id === event.id ? moving : undefined
    if (key.ctrlKey || key.metaKey || key.altKey) return
    if (!lifted) {
      if (key.key.toLowerCase() === 'm' && onMoveAsk) onMoveAsk(event)
      else if (key.key === ' ' && isLiftable(event) && show(event, unmoved, 'keys')) {
        announce(t('calendar.lifted', { title: event.title }))
      } else return
      key.preventDefault()
      key.stopPropagation()
      return
    }
    const step = liftStep(key, {
      rtl: direction === 'rtl',
      inHours,
      inColumns: columns !== undefined,
      resizable: event.resizable === true,
    })
    if (key.key === 'Enter' || key.key === ' ') drop(event, lifted.shift)
    else if (key.key === 'Escape') leave(event)
    else if (step) {
      const from = lifted.shift.part === step.part ? lifted.shift : unmoved
      const at = from.column ?? columnOf(event)
      const next = allowed(event, {
        days: from.days + step.days,
        minutes: from.minutes + step.minutes,
        part: step.part,
        column: columnBeside(columns ?? noColumns, at, step.columns) ?? at,
      })
      if (show(event, next, 'keys')) sayPlace(event, next)
    } else if (key.key !== 'Shift') return
    key.preventDefault()
    key.stopPropagation()
  }

  function onPointerDown(event: CalendarEvent, pointer: PointerEvent<HTMLElement>) {
    // A finger scrolls the days: by touch an event is moved from its day, with a button.
    if (pointer.button !== 0 || pointer.pointerType === 'touch' || !root.current) return
    const isEnd = pointer.target instanceof Element && pointer.target.closest('[data-part="end"]') !== null
    dragEvent(root.current, pointer.nativeEvent, {
      part: isEnd ? 'end' : 'event',
      onShift(shift) {
        if (!shift || !show(event, allowed(event, shift), 'pointer')) setMoving(undefined)
      },
      onDrop(dragged) {
        const shift = allowed(event, dragged)
        if (placeOf(event, shift)) drop(event, shift)
        else leave(event)
      },
      onLeave: () => leave(event),
    })
  }

  return {
    moving,
    onMoveAsk,
    handlersOf(event) {
      if (!onMove || !(event.movable || event.reassignable)) return {}
      const lifts = isLiftable(event)
      const shortcuts = [...(lifts ? ['Space'] : []), ...(onMoveAsk ? ['M'] : [])]
      return {
        onKeyDown: (key) => onKeyDown(event, key),
        // Who goes on elsewhere leaves it where it was.
        onBlur: () => setMoving((now) => (now?.by === 'keys' && now.event.id === event.id ? undefined : now)),
        draggable: false,
        ...(shortcuts.length > 0 && { 'aria-keyshortcuts': shortcuts.join(' ') }),
        ...(lifts && {
          onPointerDown: (pointer) => onPointerDown(event, pointer),
          'data-movable': '',
          'data-lifted': moving?.event.id === event.id ? '' : undefined,
        }),
      }
    },
  }
}

const noColumns: readonly CalendarColumn[] = []
