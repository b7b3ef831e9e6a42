'use client'

import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { QueryObserverOptions } from '@tanstack/query-core'
import { absenceOf, loaderOf, ReferenceContext, type ReferenceTarget } from '../../components/useReference'
import { subscribeToTitle, titlesRead, type TitleIn, useTitlesOf } from '../../components/useTitles'
import type { RecordId } from '../../data/DataSource'
import type { ChoiceOption } from '../../fields/ChoiceOption'
import { tellApart } from '../../fields/tellApart'
import { own } from '../../internal/own'
import { type TranslateWith, useScreenLocale } from '../../internal/useScreenLocale'
import { type CalendarMessageKey, englishCalendar } from '../../messages/englishCalendar'
import type { FieldOf } from '../../spec/fields/fields'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue } from '../../spec/values/ownValue'
import { clientOf, listKey } from '../source/sourceClient'
import { useSourceQuery } from '../source/useSourceQuery'
import type { CalendarColumn } from './CalendarColumn'
import { readChoosable } from './readChoosable'

interface ReferredOptions {
  /** The field whose values are columns; nothing unless it is a reference. */
  field: FieldOf<'reference'> | undefined
  /** The records that those of the day refer to. */
  occurring: readonly RecordId[]
  /** Whether a day is in view. */
  asks: boolean
  /** The source of the calendar. */
  source: object
}

export interface ReferredColumns {
  readonly columns: readonly CalendarColumn[]
  /** Whether it is not known yet which there are. */
  readonly isLoading: boolean
  /** Returns what heads the column of a record. */
  readonly labelOf: (id: RecordId) => string
  /** Returns the id that a column's own stands for. */
  readonly idOf: (column: string) => RecordId
}

/** The records that a reference can be set to as columns in the order of their titles, those that occur among them. */
export function useReferredColumns({ field, occurring, asks, source }: ReferredOptions): ReferredColumns {
  const { t, locale } = useScreenLocale(englishCalendar)
  const targets = use(ReferenceContext)
  const target = own(targets, field?.to)
  const titleIn = useTitlesOf()
  const asked = target && target.readable !== 'none' && asks ? target : undefined
  const query = useMemo(
    (): QueryObserverOptions<readonly RecordId[], unknown> => ({
      queryKey: [...listKey(asked?.source ?? source), 'columns', JSON.stringify(field?.filter)],
      queryFn: async ({ signal }) => {
        if (!asked || !field) return []
        const records = await readChoosable(asked, field, signal)
        loaderOf(asked).keep(records)
        await titlesRead(asked.entity, records, { locale, targets })
        return records.map((record) => ownValue(record, asked.entity.id)).filter(isTextOrNumber)
      },
      enabled: asked !== undefined,
    }),
    [asked, field, source, locale, targets],
  )
  const { data, problem } = useSourceQuery(clientOf(asked?.source ?? source), query)

  const ids = new Map([...((asked && data) ?? []), ...occurring].map((id) => [String(id), id]))
  const key = JSON.stringify([...ids.values()])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = target
        ? idsIn(key).map((id) => subscribeToTitle(target, id, { locale, targets }, listener))
        : []
      return () => stops.forEach((stop) => stop())
    },
    [key, target, locale, targets],
  )
  const words = { t, locale, titleIn }
  // A text, so that it is the same as long as no title changes.
  const known = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(labelled(target, idsIn(key), words)),
    () => JSON.stringify(idsIn(key).map((id) => ({ id: String(id), label: String(id) }))),
  )
  const columns = useMemo(() => {
    const order = new Intl.Collator(locale, { numeric: true })
    return (JSON.parse(known) as readonly CalendarColumn[]).toSorted((one, other) =>
      order.compare(one.label, other.label),
    )
  }, [known, locale])
  return {
    columns,
    isLoading: asked !== undefined && data === undefined && problem === undefined,
    labelOf: (id) => columns.find((column) => column.id === String(id))?.label ?? titleOf(target, id, words),
    idOf: (column) => ids.get(column) ?? column,
  }
}

const idsIn = (key: string) => JSON.parse(key) as readonly RecordId[]

interface ColumnLocale {
  readonly t: TranslateWith<CalendarMessageKey>
  readonly locale: string
  readonly titleIn: TitleIn
}

/** Columns as far as their titles are known; two of one name are told apart. */
function labelled(
  target: ReferenceTarget | undefined,
  ids: readonly RecordId[],
  words: ColumnLocale,
): readonly CalendarColumn[] {
  const options: readonly ChoiceOption[] = ids.map((id) => ({
    value: String(id),
    label: titleOf(target, id, words),
  }))
  const told = target
    ? tellApart(
        target.entity,
        ids.map((id) => {
          const loaded = loaderOf(target).get(id)
          return loaded.status === 'ready' ? loaded.record : { [target.entity.id]: id }
        }),
        options,
        words.locale,
      )
    : options
  return told.map(({ value, label, description }) => ({
    id: value,
    label: description === undefined ? label : `${label} · ${description}`,
  }))
}

/** The title of a record; its id where that is all that can be known. */
function titleOf(target: ReferenceTarget | undefined, id: RecordId, { t, titleIn }: ColumnLocale): string {
  if (!target) return String(id)
  const loaded = loaderOf(target).get(id)
  if (loaded.status === 'loading') return '…'
  if (loaded.status === 'ready') return titleIn(target.entity, loaded.record) ?? String(id)
  const absence = absenceOf(target, loaded, id)
  return absence ? t(absence, { id: String(id) }) : String(id)
}
