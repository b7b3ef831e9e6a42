'use client'

import { type ReactNode, useMemo } from 'react'
import { ValueText } from '../../collection/ValueText'
import { isEmptyValue } from '../../spec/values/isEmptyValue'
import { DescriptionList } from '../../components/DescriptionList'
import { useLocale } from '../../internal/locale'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf, labelOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'
import type { useListScreen } from './useListScreen'
import { useTitles } from '../../components/useTitles'

export interface RowDetailOptions<F extends Fields> {
  /**
   * Lets a row show more of its record below it: the values that stand in no column, or those of the fields given.
   * @default false
   */
  detail?: boolean | readonly (keyof F & string)[] | undefined
  /** Draws what a row shows of its record, in place of a list of values. */
  renderDetail?: ((record: RecordBy<F>) => ReactNode) | undefined
}

/** Return how to draw details below rows; undefined where they show nothing more. */
export function useRowDetail<F extends Fields>(
  list: Pick<ReturnType<typeof useListScreen<F>>, 'entity' | 'columns' | 'allColumns'>,
  { detail = false, renderDetail }: RowDetailOptions<F>,
): ((record: RecordBy<F>) => ReactNode) | undefined {
  const { entity, columns, allColumns } = list
  const { t, locale } = useLocale()
  const titleIn = useTitles(entity)
  const asked = detail === true ? undefined : JSON.stringify(detail)
  const renderValues = useMemo(() => {
    if (asked === 'false') return undefined
    const shown = new Set(columns.map(({ id }) => id))
    const others = allColumns.map(({ id }) => id).filter((id) => !shown.has(id))
    const given = asked === undefined ? others : (JSON.parse(asked) as readonly string[])
    const names = given.filter((name) => Object.hasOwn(entity.fields, name))
    if (names.length === 0) return undefined
    return (record: RecordBy<F>) => {
      const filled = names.filter((name) => !isEmptyValue(ownValue(record, name)))
      if (filled.length === 0) return t('value.missing')
      return (
        <DescriptionList
          className="sw-ListScreen-detail"
          layout="columns"
          aria-label={titleIn(record) ?? entityNounOf(entity, locale)}
          items={filled.map((name) => ({
            id: name,
            label: labelOf(entity.fields[name] ?? {}, name, locale),
            value: <ValueText entity={entity} field={name} record={record} layout="block" />,
          }))}
        />
      )
    }
  }, [asked, columns, allColumns, entity, titleIn, t, locale])
  return renderDetail ?? renderValues
}
