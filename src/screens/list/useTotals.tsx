'use client'

import { type ReactNode, useMemo } from 'react'
import type { GridGroup } from '../../collection/GridGroup'
import { showerOf } from '../../collection/showerOf'
import { totalOf, type TotalKind } from '../../collection/totals'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import type { Field, Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import type { useListScreen } from './useListScreen'

/** Totals of columns, by their names; names alone ask for sums. */
export type AskedTotals<Name extends string> = readonly Name[] | { readonly [name in Name]?: TotalKind }

type TotalledList<F extends Fields> = Pick<
  ReturnType<typeof useListScreen<F>>,
  'entity' | 'columns' | 'total' | 'rowCount' | 'getRow' | 'groups' | 'recordGroups'
>

/**
 * Return the totals below each column, of all records that match; undefined while not all of them are at
 * hand. In groups they stand in the heading of each group whose records are.
 */
export function useTotals<F extends Fields>(
  list: TotalledList<F>,
  asked: AskedTotals<keyof F & string> | undefined,
): { totals: ReadonlyMap<string, ReactNode> | undefined; groups: readonly GridGroup[] | undefined } {
  const { entity, columns, total, rowCount, getRow, groups, recordGroups } = list
  const { t, locale } = useLocale()
  const isKnown = total?.kind === 'exact' && total.count === rowCount
  const wanted = asked && JSON.stringify(kindsOf(asked))
  const totalsOf = useMemo(() => {
    if (wanted === undefined) return undefined
    const kinds = Object.entries(JSON.parse(wanted) as Kinds)
    return (start: number, count: number): ReadonlyMap<string, ReactNode> | undefined => {
      const records = recordsIn(getRow, start, count)
      if (!records || count === 0) return undefined
      return new Map(
        kinds.flatMap(([name, kind]): [string, ReactNode][] => {
          const field: Field | undefined = entity.fields[name]
          if (!field || !columns.some(({ id }) => id === name)) return []
          const value = totalOf(
            field,
            kind,
            records.map((record) => ownValue(record, name)),
          )
          if (value === undefined) return []
          if (kind === 'count') return [[name, t('row.totalCount', { count: value as number })]]
          const shown = showerOf(field, { locale, t }, 'plain')(value)
          const words = t(`row.${kind}`)
          // A number below numbers is taken for their sum.
          const said = kind === 'sum' ? <VisuallyHidden>{words}</VisuallyHidden> : words
          return [
            [
              name,
              <>
                {said} {shown}
              </>,
            ],
          ]
        }),
      )
    }
  }, [wanted, getRow, entity, columns, t, locale])
  const totals = useMemo(() => (isKnown ? totalsOf?.(0, rowCount) : undefined), [isKnown, totalsOf, rowCount])
  const totalled = useMemo(() => {
    if (!groups || !totalsOf) return groups
    return groups.map((group, place): GridGroup => {
      const known = totalsOf(recordGroups?.[place]?.start ?? 0, group.count)
      return known ? { ...group, totals: known } : group
    })
  }, [groups, recordGroups, totalsOf])
  return { totals, groups: totalled }
}

type Kinds = Readonly<Record<string, TotalKind>>

const kindsOf = (asked: AskedTotals<string>): Kinds =>
  Array.isArray(asked)
    ? Object.fromEntries((asked as readonly string[]).map((name) => [name, 'sum']))
    : (asked as Kinds)

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
