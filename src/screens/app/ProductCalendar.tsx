'use client'

import { useMemo } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { type CalendarQuery, readCalendarQuery, writeCalendarQuery } from '../calendar/calendarAddress'
import { CalendarScreen } from '../calendar/CalendarScreen'
import { ListLinks } from '../list/ListLinks'
import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import { besideHrefs } from './besideHrefs'
import { fillDay } from './fillDay'
import type { ProductRecordProps } from './ProductScreenProps'
import { ToListButton } from '../product/ToListButton'
import { useCapabilities } from './useCapabilities'

/** Props of the host's that the address comes before. */
interface CalendarGiven {
  readonly defaultQuery?: CalendarQuery | undefined
}

/** The calendar of an entity, whose days stand in the address. */
export function ProductCalendar(props: ProductRecordProps) {
  const { state, label, address, breadcrumbs, autoFocus, given, entity, source, links, match } = props
  const { router, product } = state
  const can = useCapabilities(props)
  const { t } = useScreenLocale(englishCalendar)
  const { fields } = entity
  const asked = useMemo(() => readCalendarQuery(address, can, fields), [address, can, fields])
  const { defaultQuery: first }: CalendarGiven = given ?? {}
  const query = openingQuery(first, asked)
  const [path = ''] = address.split('?')
  const { dates } = match.screen
  const { create } = links
  const { listHref, boardHref } = besideHrefs(props, query)
  const open = links.detail ?? links.edit
  // An address that says nothing opens as the host has it: one that a person has chosen names its view.
  const show = (next: CalendarQuery) =>
    router.navigate(path + writeCalendarQuery(first ? { view: 'month', ...next } : next, address, fields))
  return (
    <CalendarScreen
      entity={entity}
      source={source}
      title={label}
      start={dates?.start}
      end={dates?.end}
      columnField={dates?.columns}
      query={query}
      onQueryChange={show}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(open && {
        getHref: (record: object) => hrefIn(router, open(idOf(record, entity.id) ?? '')),
      })}
      {...(create !== undefined && {
        getCreateHref: (date: string, values?: Readonly<Record<string, unknown>>) =>
          hrefIn(router, create + fillDay(entity, dates ?? noDates, date, values)),
      })}
      {...((listHref ?? boardHref) !== undefined && {
        actions: (
          <>
            {listHref !== undefined && <ToListButton href={listHref} label={t('calendar.toList')} />}
            <ListLinks boardHref={boardHref} />
          </>
        ),
      })}
      {...given}
    />
  )
}

/** Return the query that a calendar opens with: the host's, as long as the address says nothing else. */
function openingQuery(first: CalendarQuery | undefined, asked: CalendarQuery): CalendarQuery {
  if (!first || Object.keys(asked).length === 0) return first ?? asked
  // A day or a filter alone comes from another screen; a filter that is not there was taken away.
  return { ...asked, view: asked.view ?? first.view }
}

const noDates = {}
