'use client'

import { useMemo } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { type CalendarQuery, readCalendarQuery, writeCalendarQuery } from '../calendar/calendarAddress'
import { CalendarScreen } from '../calendar/CalendarScreen'
import { ListLinks } from '../list/ListLinks'
import { hrefOf } from '../product/hrefOf'
import { idOf } from '../source/listState'
import { besideHrefs } from './besideHrefs'
import { fillDay } from './fillDay'
import type { ProductRecordProps } from './ProductScreenProps'
import { ToListButton } from '../product/ToListButton'

/** The calendar of an entity, whose days stand in the address. */
export function ProductCalendar(props: ProductRecordProps) {
  const { state, label, address, breadcrumbs, autoFocus, given, entity, source, links, match } = props
  const { router, product } = state
  const { t } = useScreenLocale(englishCalendar)
  const { fields } = entity
  const query = useMemo(() => readCalendarQuery(address, source.can, fields), [address, source, fields])
  const [path = ''] = address.split('?')
  const { dates } = match.screen
  const { create } = links
  const { listHref, boardHref } = besideHrefs(props, query)
  const open = links.detail ?? links.edit
  const show = (next: CalendarQuery) => router.navigate(path + writeCalendarQuery(next, address, fields))
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
        getHref: (record: object) => hrefOf(router, open(idOf(record, entity.id) ?? '')),
      })}
      {...(create !== undefined && {
        getCreateHref: (date: string, values?: Readonly<Record<string, unknown>>) =>
          hrefOf(router, create + fillDay(entity, dates ?? noDates, date, values)),
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

const noDates = {}
