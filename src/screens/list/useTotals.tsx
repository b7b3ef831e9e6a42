'use client'

import { type ReactNode, useMemo } from 'react'
import { showerOf } from '../../collection/showerOf'
import { totalOf, type TotalKind } from '../../collection/totals'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import type { Field, Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import type { useListScreen } from './useListScreen'

/** What stands below each column, of all records that match; nothing while not all of them are at hand. */
export function useTotals<F extends Fields>(
  list: Pick<ReturnType<typeof useListScreen<F>>, 'entity' | 'columns' | 'total' | 'rowCount' | 'getRow'>,
  asked: { readonly [name in keyof F & string]?: TotalKind } | undefined,
): ReadonlyMap<string, ReactNode> | undefined {
  const { entity, columns, total, rowCount, getRow } = list
  const { t, locale } = useLocale()
  const isKnown = total?.kind === 'exact' && total.count === rowCount
  const wanted = asked && JSON.stringify(asked)
  return useMemo(() => {
    if (wanted === undefined || !isKnown || rowCount === 0) return undefined
    const records = Array.from({ length: rowCount }, (_, index) => getRow(index))
    if (records.includes(undefined)) return undefined
    const kinds = Object.entries(JSON.parse(wanted) as Record<string, TotalKind>)
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
  }, [wanted, isKnown, rowCount, getRow, entity, columns, t, locale])
}
