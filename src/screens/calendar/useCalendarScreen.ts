'use client'

import { useMemo, useState } from 'react'
import type { BadgeTone } from '../../components/Badge'
import { useTitles } from '../../components/useTitles'
import type { DataSource, ListFilter } from '../../data/DataSource'
import { clock } from '../../internal/clock'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entitiesNounOf, optionLabelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { stateField } from '../../spec/states/stateField'
import { ownValue } from '../../spec/values/ownValue'
import type { ListFilterOptions } from '../list/useListFilters'
import { useListStatus } from '../list/useListStatus'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useSignIn } from '../product/useSignIn'
import { idOf } from '../source/listState'
import type { CalendarQuery, CalendarView } from './calendarAddress'
import type { CalendarEvent } from './CalendarEvent'
import type { EventShift } from './EventShift'
import { type CalendarFieldOptions, calendarFieldsOf } from './calendarFields'
import type { CalendarStatus } from './calendarStatus'
import { timesOf } from './eventTimes'
import { firstCreateDay } from './firstCreateDay'
import { canNarrow } from './readStretch'
import { stepDate, stretchOf } from './stretches'
import { type CalendarColumnOptions, type CalendarColumns, useCalendarColumns } from './useCalendarColumns'
import { useCalendarFilter } from './useCalendarFilter'
import { useMoves } from './useMoves'
import { useStretch } from './useStretch'
import { useToday } from './useToday'

export interface CalendarScreenOptions<F extends Fields>
  extends
    CalendarFieldOptions<keyof F & string>,
    CalendarColumnOptions<keyof F & string>,
    ListFilterOptions<keyof F & string>,
    AccessAsking {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from. What it cannot do is not offered. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which days are shown, how, and by what they are filtered; given with `onQueryChange`, the parent then decides. */
  query?: CalendarQuery | undefined
  /** Which days are shown at first, and how. @default the month of today */
  defaultQuery?: CalendarQuery | undefined
  /** Called when a person looks at other days, at as many others, or filters what is on them. */
  onQueryChange?: ((query: CalendarQuery) => void) | undefined
  /** The condition that every record here meets, as those of one room do. It is no filter of the person's. */
  filter?: ListFilter | undefined
  /** The most records that are read for the days in view; of more the screen says so. @default 2000 */
  limit?: number | undefined
  /** Lets nothing be moved. @default false */
  readOnly?: boolean | undefined
  /** Where a record is opened. */
  getHref?: ((record: RecordBy<F>) => string) | undefined
  /**
   * Where a record of a day is made, and with which values: that of the column in which it is to stand. Not offered by a source that
   * cannot create, nor on days before the first one that the `min` of its field or a rule of the entity allows.
   */
  getCreateHref?: ((date: string, values?: Readonly<Record<string, unknown>>) => string) | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

/** Read the records of the days in view, and put them on other days where the rules allow. */
export function useCalendarScreen<F extends Fields>(options: CalendarScreenOptions<F>) {
  const { start, end, limit = 2000, readOnly = false, getHref, getCreateHref, onQueryChange } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source, can } = access
  const errors = useErrorCatalogue(options.errors)
  const { t, locale } = useScreenLocale(englishCalendar)
  const fields = useMemo(
    () => calendarFieldsOf(options.entity as Entity, entity as Entity, { start, end }),
    [options.entity, entity, start, end],
  )
  const zone = fields?.kind === 'instant' ? fields.zone : undefined
  const today = useToday(zone)
  const [ownQuery, setOwnQuery] = useState(options.defaultQuery ?? nothingAsked)
  const query = options.query ?? ownQuery
  const { view = 'month', date = today } = query
  const isTimed = fields?.kind === 'instant'
  const stretch = useMemo(
    () => (date === undefined ? undefined : stretchOf(view, date, locale)),
    [view, date, locale],
  )
  const change = (next: CalendarQuery) => {
    setOwnQuery(next)
    onQueryChange?.(next)
  }
  const isKeptHere = options.query === undefined || onQueryChange !== undefined
  const { condition: filter, shown: filtering } = useCalendarFilter({
    offered: options,
    whole: options.entity,
    access,
    fields,
    asked: query.filter,
    condition: options.filter,
    onFilterChange: isKeptHere ? (next) => change({ ...query, filter: next }) : undefined,
  })
  const listing = can('list')
  const neighbours =
    date === undefined ? [] : [1, -1].map((by) => stretchOf(view, stepDate(view, date, by, locale), locale))
  const reading = useStretch({
    source,
    idName: entity.id,
    fields: listing.allowed ? fields : undefined,
    stretch,
    neighbours: fields && canNarrow(source, fields) ? neighbours : [],
    filter,
    limit,
  })
  const { records } = reading
  const titleIn = useTitles(entity, records)
  const seen = records.flatMap((record) => {
    const times = fields && timesOf(record, fields)
    const id = idOf(record, entity.id)
    const isSeen = times && stretch && times.start <= stretch.last && times.end >= stretch.first
    return isSeen && id !== undefined ? [{ record, times, id }] : []
  })
  const columns = useCalendarColumns({
    whole: options.entity,
    access,
    columnField: options.columnField,
    records: seen.map(({ record }) => record),
    asks: isTimed && view === 'day' && listing.allowed,
  })
  const moves = useMoves({ access, fields, columns, readOnly, errors })

  const byId = new Map<string, RecordBy<F>>()
  const events: CalendarEvent[] = []
  for (const { record, times, id } of seen) {
    byId.set(String(id), record)
    events.push({
      ...times,
      id,
      title: titleIn(record) ?? String(id),
      state: stateOf(entity, record, locale),
      href: getHref?.(record),
      movable: moves.isMovable(record),
      resizable: moves.isResizable(record),
      column: columns?.idOf(record),
      reassignable: moves.isReassignable(record),
    })
  }

  const isEmpty = reading.status === 'ready' && events.length === 0
  const standing = useListStatus({
    access,
    loader: { retry: reading.retry },
    state: {
      problem: reading.problem,
      partial: reading.partial,
      cap: reading.cap,
      status: isEmpty && reading.cap === undefined ? 'empty' : reading.status,
    },
    errors,
  })
  const isHidden = listing.allowed && fields === undefined
  const known = isHidden ? 'forbidden' : (standing.status as CalendarStatus)
  // One column would be divided the moment it is known which there are.
  const isDividing = columns?.isLoading === true && ['ready', 'empty', 'refreshing'].includes(known)
  const status = isDividing ? 'loading' : known

  const withRecord = (event: CalendarEvent, act: (record: RecordBy<F>) => void) => {
    const record = byId.get(String(event.id))
    if (record) act(record)
  }
  const creates = getCreateHref !== undefined && source.create !== undefined && can('create').allowed
  const firstNew = useMemo(
    // A server does not know which day it is where the page is read.
    () => fields && firstCreateDay(entity as Entity, fields, today === undefined ? undefined : clock.now()),
    [entity, fields, today],
  )
  return {
    status,
    problem: standing.problem,
    reason: isHidden ? t('calendar.noDays', { entities: entitiesNounOf(entity, locale) }) : standing.reason,
    onRetry: standing.onRetry,
    onSignIn: useSignIn(reading.retry),
    onAskAccess: useAskAccess({ entity: entity.name, action: 'list' }, options),
    errors,
    access,
    entity,
    source,
    fields,
    /** Whether records have a time of the clock. */
    timed: isTimed,
    /** The zone whose clocks say when they are. */
    zone,
    view,
    date,
    today,
    events: isDividing ? noEvents : events,
    columns: columns?.isLoading ? undefined : columns?.columns,
    cap: reading.cap,
    /** The first day in view of which records may be missing. */
    unreadFrom: reading.unreadFrom,
    /** Whether the source can be asked for certain days. */
    narrowed: fields === undefined || canNarrow(source, fields),
    onViewChange: (next: CalendarView) => change({ ...query, view: next }),
    onDateChange: (next: string) => change({ ...query, date: next }),
    onDayOpen: (day: string) => change({ ...query, view: 'day', date: day }),
    ...filtering,
    getCreateHref: creates
      ? (day: string, column?: string) =>
          laterOf(day, firstNew) === day
            ? getCreateHref(day, columns && valuesIn(columns, column))
            : undefined
      : undefined,
    /** Where a record of the day in view is made, or of the first one after it that may have any. */
    createHref: creates && date !== undefined ? getCreateHref(laterOf(date, firstNew)) : undefined,
    onMove: (event: CalendarEvent, shift: EventShift) =>
      withRecord(event, (record) => void moves.onMove(record, shift)),
    onMoveAsk: (event: CalendarEvent) => withRecord(event, moves.onAsk),
    moves,
  }
}

const laterOf = (day: string, first = day) => (day < first ? first : day)
const nothingAsked: CalendarQuery = {}
const noEvents: readonly CalendarEvent[] = []
/** The values of a record that is made in a column; none in that of those without a value. */
function valuesIn({ name, valueOf }: CalendarColumns, column: string | undefined) {
  return column === undefined || column === '' ? undefined : { [name]: valueOf(column) }
}

function stateOf<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F>,
  locale: string,
): CalendarEvent['state'] {
  const field = stateField(entity)
  const state = entity.states && ownValue(record, entity.states.field)
  if (!field || typeof state !== 'string' || state === '') return undefined
  const tones: Readonly<Record<string, BadgeTone | undefined>> | undefined = entity.states?.tones
  return { label: optionLabelOf(field, state, locale), tone: own(tones, state) ?? 'neutral' }
}
