'use client'

import type { CSSProperties } from 'react'
import { Tooltip } from '../../components/Tooltip'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { directionOf } from '../../internal/directionOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { StateShape } from './StateShape'
import type { CalendarEvent } from './CalendarEvent'
import { clockText } from './dayTexts'
import { useEventWords } from './useEventWords'
import type { EventMoving } from './useEventMoving'

export interface EventLinkProps {
  event: CalendarEvent
  moving: EventMoving
  /** Called when a person opens it, where it has no address. */
  onOpen?: ((event: CalendarEvent) => void) | undefined
  /** Whether Tab leads here. @default true */
  reachable?: boolean | undefined
  /** Whether its end can be dragged, at which side. @default not here */
  grip?: 'inline' | 'block' | undefined
  /** Whether it began before the days at hand, or goes on after them. */
  continues?: { readonly before: boolean; readonly after: boolean } | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** An event as a link, or as a button where it has no address: its time, its title, and its state as a shape and a word. */
export function EventLink(props: EventLinkProps) {
  const { event, moving, onOpen, reachable = true, grip, continues, style } = props
  const { t, locale, direction } = useScreenLocale(englishCalendar)
  const when = useEventWords()(event)
  const { title, state, href, startMinute, endMinute } = event
  // The hour at which it began belongs to another day.
  const isOver = grip === 'block' && endMinute !== undefined && !continues?.after
  const time = continues?.before
    ? isOver
      ? t('calendar.until', { time: clockText(endMinute, locale) })
      : undefined
    : startMinute === undefined
      ? undefined
      : clockText(startMinute, locale)
  const Part = href === undefined ? 'button' : 'a'
  return (
    <>
      <Part
        {...(href === undefined ? { type: 'button' as const, onClick: () => onOpen?.(event) } : { href })}
        {...moving.handlersOf(event)}
        className="sw-CalendarEvent"
        style={style}
        data-event={event.id}
        data-tone={state?.tone ?? 'neutral'}
        data-timed={startMinute === undefined ? undefined : ''}
        data-before={continues?.before ? '' : undefined}
        data-after={continues?.after ? '' : undefined}
        tabIndex={reachable ? undefined : -1}
      >
        {state && <StateShape tone={state.tone} />}
        {time !== undefined && (
          <span className="sw-CalendarEvent-time" aria-hidden="true">
            {time}
          </span>
        )}
        <bdi className="sw-CalendarEvent-title" dir={directionOf(title, direction)}>
          {title}
        </bdi>
        <VisuallyHidden>
          {t('list.comma') + when}
          {state && t('list.comma') + state.label}
        </VisuallyHidden>
        {grip && event.resizable && !continues?.after && (
          <span className="sw-CalendarEvent-grip" data-part="end" data-side={grip} aria-hidden="true" />
        )}
      </Part>
      <Tooltip redundant>
        {title}
        {state && ` · ${state.label}`}
      </Tooltip>
    </>
  )
}
