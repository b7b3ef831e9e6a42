'use client'

import { type ReactNode, useMemo } from 'react'
import type { Column } from '../../collection/Column'
import type { GridGroup } from '../../collection/GridGroup'
import { type ShowOptions, showerOf } from '../../collection/showerOf'
import { roomOfInstant, roomOfText } from '../../collection/textRoom'
import { totalOf, type TotalKind } from '../../collection/totals'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Field, Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import type { useListScreen } from './useListScreen'

/** Totals of columns, by their names; names alone ask for sums. */
export type AskedTotals<Name extends string> =
  | readonly Name[]
  | { readonly [name in Name]?: TotalKind | undefined }

type TotalledList<F extends Fields> = Pick<
  ReturnType<typeof useListScreen<F>>,
  'entity' | 'total' | 'rowCount' | 'getRow' | 'groups' | 'recordGroups'
> & { readonly columns: readonly Column<object>[] }

interface Totalled {
  totals: ReadonlyMap<string, ReactNode> | undefined
  groups: readonly GridGroup[] | undefined
  /** With room for the totals: a sum may be longer than all that it is of. */
  columns: readonly Column<object>[]
}

/**
 * Return the totals below each column, of all records that match; undefined while not all of them are at
 * hand. In groups they stand in the heading of each group whose records are.
 */
export function useTotals<F extends Fields>(
  list: TotalledList<F>,
  asked: AskedTotals<keyof F & string> | undefined,
): Totalled {
  const { entity, columns, total, rowCount, getRow, groups, recordGroups } = list
  const { t, locale } = useLocale()
  const isKnown = total?.kind === 'exact' && total.count === rowCount
  const wanted = asked && JSON.stringify(kindsOf(asked))
  const totalsOf = useMemo(() => {
    if (wanted === undefined) return undefined
    const kinds = Object.entries(JSON.parse(wanted) as Kinds)
    return (start: number, count: number): Totals | undefined => {
      const records = recordsIn(getRow, start, count)
      if (!records || count === 0) return undefined
      return new Map(
        kinds.flatMap(([name, kind]): [string, Total][] => {
          const field: Field | undefined = entity.fields[name]
          if (!field || !columns.some(({ id }) => id === name)) return []
          const value = totalOf(
            field,
            kind,
            records.map((record) => ownValue(record, name)),
          )
          return value === undefined ? [] : [[name, drawTotal(field, kind, value, { locale, t })]]
        }),
      )
    }
  }, [wanted, getRow, entity, columns, t, locale])
  const totals = useMemo(() => (isKnown ? totalsOf?.(0, rowCount) : undefined), [isKnown, totalsOf, rowCount])
  const inGroups = useMemo(
    () => totalsOf && groups?.map(({ count }, place) => totalsOf(recordGroups?.[place]?.start ?? 0, count)),
    [groups, recordGroups, totalsOf],
  )
  const rooms = JSON.stringify(widestOf([totals, ...(inGroups ?? [])]))
  return {
    totals: useMemo(() => totals && contentsOf(totals), [totals]),
    groups: useMemo(
      () =>
        inGroups === undefined
          ? groups
          : groups?.map((group, place): GridGroup => {
              const known = inGroups[place]
              return known ? { ...group, totals: contentsOf(known) } : group
            }),
      [groups, inGroups],
    ),
    columns: useMemo(
      () => withRoomFor(JSON.parse(rooms) as Readonly<Record<string, number>>, columns),
      [rooms, columns],
    ),
  }
}

type Kinds = Readonly<Record<string, TotalKind>>

const kindsOf = (asked: AskedTotals<string>): Kinds =>
  Array.isArray(asked)
    ? Object.fromEntries((asked as readonly string[]).map((name) => [name, 'sum']))
    : (asked as Kinds)

interface Total {
  readonly content: ReactNode
  /** The width that it takes; nothing where that is not known. */
  readonly room: number
}

/** By the names of their columns. */
type Totals = ReadonlyMap<string, Total>

function drawTotal(field: Field, kind: TotalKind, value: unknown, language: ShowOptions): Total {
  const { t } = language
  if (kind === 'count') {
    const words = t('row.totalCount', { count: value as number })
    return { content: words, room: roomOfText(words) }
  }
  const shown = showerOf(field, language, 'plain')(value)
  const words = t(`row.${kind}`)
  // A number below numbers is taken for their sum.
  const said = kind === 'sum' ? <VisuallyHidden>{words}</VisuallyHidden> : words
  const content = (
    <>
      {said} {shown}
    </>
  )
  if (typeof shown !== 'string') return { content, room: 0 }
  const seen = kind === 'sum' ? shown : `${words} ${shown}`
  return { content, room: field.kind === 'instant' ? roomOfInstant(seen) : roomOfText(seen) }
}

const contentsOf = (totals: Totals): ReadonlyMap<string, ReactNode> =>
  new Map([...totals].map(([name, { content }]) => [name, content]))

/** The room of the widest total of each column. */
function widestOf(all: readonly (Totals | undefined)[]): Readonly<Record<string, number>> {
  const widest = new Map<string, number>()
  for (const [name, { room }] of all.flatMap((totals) => [...(totals ?? [])])) {
    widest.set(name, Math.max(room, widest.get(name) ?? 0))
  }
  return Object.fromEntries(widest)
}

/** A total that is cut misleads: no column stays narrower than its own. */
function withRoomFor(
  rooms: Readonly<Record<string, number>>,
  columns: readonly Column<object>[],
): readonly Column<object>[] {
  return columns.map((column) => {
    const { width = 0, grow, shrink = 0 } = column
    const room = own(rooms, column.id) ?? 0
    // One that does not grow has the width that a person gave it.
    if (grow === 0 || room <= width - shrink) return column
    const wider = Math.max(width, room)
    return { ...column, width: wider, shrink: wider - room }
  })
}

/** Some records in order; nothing where one of them is not loaded. */
function recordsIn<R>(getRow: (index: number) => R | undefined, start: number, count: number) {
  const records: R[] = []
  for (let index = start; index < start + count; index++) {
    const record = getRow(index)
    if (record === undefined) return undefined
    records.push(record)
  }
  return records
}
