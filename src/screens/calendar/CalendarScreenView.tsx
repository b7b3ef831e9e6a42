'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import type { FilterField } from '../../collection/createFilters'
import { useGridLayout } from '../../collection/useGridLayout'
import { PageHeader } from '../../components/PageHeader'
import type { ListFilter } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { partIds, useKeyboardPart } from '../../internal/keyboardParts'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { useSharedRef } from '../../internal/useSharedRef'
import { ListNews } from '../list/ListNews'
import { ListWithoutRows } from '../list/ListWithoutRows'
import { nextLevel } from '../status/nextLevel'
import type { RecordScreenProps } from '../status/ScreenProps'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import { CalendarCapped } from './CalendarCapped'
import { CalendarDays } from './CalendarDays'
import type { CalendarColumn } from './CalendarColumn'
import type { CalendarEvent } from './CalendarEvent'
import type { EventShift } from './EventShift'
import { type CalendarStatus, isDayless } from './calendarStatus'
import { CalendarTools } from './CalendarTools'
import { periodText } from './dayTexts'
import { type CalendarView } from './calendarAddress'
import { monthAround, stretchOf } from './stretches'
import { useEventMoving } from './useEventMoving'

/** Props of a calendar's page, whether it reads the records itself or is given them. */
export interface CalendarScreenBaseProps extends Omit<RecordScreenProps, 'back'> {
  /** A sentence below the title. */
  description?: ReactNode
  /** Buttons for the whole page; the primary action stands last. */
  actions?: ReactNode
  /** Whether there is room for a grid with titles in it, or for numbers alone. @default by the room there is */
  layout?: 'wide' | 'narrow' | undefined
}

export interface CalendarScreenViewProps extends CalendarScreenBaseProps {
  /**
   * The state of the calendar, in one word.
   * @selector [data-status="refreshing"]
   */
  status: CalendarStatus
  /** Names the screen: "Calendar of flights". */
  title: ReactNode
  /** A record in the middle of a sentence: "flight". */
  noun: string
  /** Several of them: "flights". */
  nouns: string
  /**
   * How the days are shown.
   * @selector [data-view="week"]
   * @default 'month'
   */
  view?: CalendarView | undefined
  /** A day that is in view, as `2026-03-18`; without one nothing is known yet. */
  date: string | undefined
  /** Which day it is. */
  today?: string | undefined
  /** The events on the days. */
  events?: readonly CalendarEvent[] | undefined
  /** Whether records have a time of the clock: a week then shows its hours. @default false */
  timed?: boolean | undefined
  /** The zone whose clocks the hours show, so that a line can stand at the present time. @default the browser's */
  zone?: string | undefined
  /**
   * The columns that a day is drawn in, where records have a time of the clock and there is room: each event stands in its `column`.
   * @default one column
   */
  columns?: readonly CalendarColumn[] | undefined
  /** Called with another number of days. Without it there is no choice. */
  onViewChange?: ((view: CalendarView) => void) | undefined
  /** Called with another day to show. Without it there is no way to other days. */
  onDateChange?: ((date: string) => void) | undefined
  /** Called to show one day alone. */
  onDayOpen?: ((date: string) => void) | undefined
  /** The filters to offer. Without them nothing can be filtered. */
  filters?: readonly FilterField[] | undefined
  /** The current filter. */
  filter?: ListFilter | undefined
  /** Called with the filter that a person asks for. Without it nothing can be filtered. */
  onFilterChange?: ((filter: ListFilter | undefined) => void) | undefined
  /** The names of filters that have a menu of their own. @default none */
  quickFilters?: readonly string[] | undefined
  /** Called when a person opens an event that has no address. */
  onOpen?: ((event: CalendarEvent) => void) | undefined
  /** Called with how far a person has moved an event, or its end, and into which column. Without it nothing can be moved. */
  onMove?: ((event: CalendarEvent, shift: EventShift) => void) | undefined
  /** Called to ask for the day that an event is to be moved to. */
  onMoveAsk?: ((event: CalendarEvent) => void) | undefined
  /** Where a record of a day is made, or of one of its columns, which is given by its id; undefined where none may be. */
  getCreateHref?: ((date: string, column?: string) => string | undefined) | undefined
  /** So many records were read, while the status is `capped`. */
  cap?: number | undefined
  /** The first day that may lack events, as `2026-03-18`: from it on days say that they are not loaded. @default none lacks any */
  unreadFrom?: string | undefined
  /** Whether the source could be asked for these days alone. @default true */
  narrowed?: boolean | undefined
  /** Why it `failed` or is `refreshFailed`. */
  problem?: Problem | undefined
  /** Why it is `forbidden`, or `emptyByRights`: a sentence. */
  reason?: string | undefined
  /** News of what was done with a record. */
  news?: ReactNode
  /** Called to load the days again. */
  onRetry?: (() => void) | undefined
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
}

/** Records on their days in one of the states of a calendar, drawn from props alone. */
export function CalendarScreenView(props: CalendarScreenViewProps) {
  const { status, title, noun, nouns, view = 'month', date, today, events = none, timed = false } = props
  const { layout = 'fitting', columns = none, className, style, ref } = props
  const { filters, filter, onFilterChange, quickFilters } = props
  const { onViewChange, onDateChange, onMove, onMoveAsk, headingLevel = 1, autoFocus = false } = props
  const { cap = 0, narrowed = true, unreadFrom } = props
  const { problem, errors, reason, onRetry, onSignIn, onAskAccess } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const [screen, holdScreen] = useSharedRef(ref)
  const days = useRef<HTMLDivElement>(null)
  const [titleId, periodId] = [useId(), useId()]
  const heading = useScreenFocus(autoFocus)
  const fitting = useGridLayout(screen, layouts[layout])
  // The event moved last stands elsewhere, and keeps the focus there.
  const lastMoved = useRef('')
  const stretch = date === undefined ? undefined : stretchOf(view, date, locale)
  const [chosen, setChosen] = useState<{ readonly at: string | undefined; readonly day: string }>()
  const active = (chosen?.at === date ? chosen?.day : undefined) ?? date
  const inColumns = timed && view === 'day' && fitting !== 'cards' && columns.length > 0
  const moving = useEventMoving({
    root: days,
    stretch,
    inHours: timed && (view === 'week' || view === 'day'),
    columns: inColumns ? columns : undefined,
    onMove:
      onMove &&
      ((event, shift) => {
        lastMoved.current = String(event.id)
        onMove(event, shift)
      }),
    onMoveAsk,
  })
  useKeptFocus(screen, {
    getRefuge: () =>
      screen.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(lastMoved.current)}"]`),
  })
  useKeyboardPart(days, partIds(onMove && 'calendar.move', onMoveAsk && 'calendar.ask'))
  const level = nextLevel(headingLevel)
  const hasDays = !isDayless(status) && date !== undefined && active !== undefined && stretch !== undefined
  const period = date === undefined || !stretch ? '' : periodText(view, date, stretch, locale)

  function goTo(day: string) {
    setChosen({ at: date, day })
    if (!onDateChange || !stretch || date === undefined) return
    const month = monthAround(date, locale)
    const isSeen =
      view === 'month' ? day >= month.first && day <= month.last : day >= stretch.first && day <= stretch.last
    if (!isSeen) onDateChange(day)
  }

  return (
    <section
      {...dataOf(props)}
      ref={holdScreen}
      className={classes('sw-Screen', 'sw-CalendarScreen', className)}
      style={style}
      data-status={status}
      data-view={view}
      data-layout={fitting === 'cards' ? 'narrow' : 'wide'}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || status === 'refreshing' || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={props.breadcrumbs}
        description={props.description}
        actions={status === 'forbidden' ? undefined : props.actions}
      />
      {hasDays && (
        <CalendarTools
          {...{ view, today, period, periodId, onViewChange }}
          {...{ filters, filter, onFilterChange, quickFilters }}
          date={active}
          headingLevel={level}
          onDateChange={onDateChange}
        />
      )}
      <ListNews
        status={status === 'capped' ? 'ready' : status}
        {...{ problem, errors, onRetry, onSignIn }}
        cap={undefined}
      />
      {status === 'capped' && <CalendarCapped {...{ cap, narrowed, unreadFrom }} />}
      {props.news}
      {isDayless(status) && (
        <ListWithoutRows
          {...{ status, headingLevel, problem, errors, reason, onRetry, onSignIn, onAskAccess }}
          nouns={nouns}
          emptyAction={undefined}
          emptyText={undefined}
          searched={undefined}
          onClearSearch={undefined}
          onClearFilters={undefined}
          pages={undefined}
          onPageChange={undefined}
        />
      )}
      {(status === 'empty' || status === 'emptyByRights') && (
        <p className="sw-CalendarScreen-empty" role="status">
          {t('calendar.empty', { entities: nouns })}
          {reason !== undefined && ` ${reason}`}
        </p>
      )}
      {hasDays ? (
        <div ref={days} className="sw-CalendarScreen-days">
          <CalendarDays
            {...{ view, stretch, active, events, today, moving, noun, timed, columns, inColumns, unreadFrom }}
            zone={props.zone}
            loading={status === 'loading'}
            label={period}
            narrow={fitting === 'cards'}
            headingLevel={dayLevels[level]}
            onActiveChange={goTo}
            onOpen={props.onOpen}
            onDayOpen={props.onDayOpen}
            getCreateHref={props.getCreateHref}
          />
        </div>
      ) : (
        !isDayless(status) && <div className="sw-CalendarScreen-unknown" />
      )}
    </section>
  )
}

const none: readonly never[] = []
const layouts = { wide: 'table', narrow: 'cards', fitting: undefined } as const
const dayLevels = { 2: 3, 3: 4, 4: 4 } as const
