'use client'

import { type ComponentType, Suspense, useMemo } from 'react'
import type { Column } from '../../collection/Column'
import { renderValue } from '../../collection/ValueText'
import { late } from '../../components/late'
import { LateControlFailure } from '../../components/LateFailure'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import type { CellEditorProps } from './CellEditor'
import { fitsInACell } from './fitsInACell'
import type { useListScreen } from './useListScreen'

// Fields are many, and most people only read.
const CellEditor = late(
  async () => (await import('./CellEditor')).CellEditor as ComponentType<CellEditorProps<Fields>>,
  LateControlFailure,
)

/** The columns, of which some can be edited: those whose fields the person may change, where the source can. */
export function useEditableColumns<F extends Fields>(
  { access, columns, errors }: Pick<ReturnType<typeof useListScreen<F>>, 'access' | 'columns' | 'errors'>,
  asked: boolean | readonly string[],
): readonly Column<object>[] {
  const { t, locale } = useLocale()
  const { entity, source, can, transitionsOf } = access
  const wanted = Array.isArray(asked) ? JSON.stringify(asked) : asked
  return useMemo(() => {
    const given = { entity, source, can, transitionsOf } as unknown as CellEditorProps<Fields>['access']
    const names = typeof wanted === 'string' ? (JSON.parse(wanted) as readonly string[]) : undefined
    if (wanted === false || !source.update || !can('update').allowed) return columns
    return columns.map((column) => {
      const field: Field | undefined = own(entity.fields, column.id)
      const isAllowed = field && fitsInACell(field) && can({ updateField: column.id }).allowed
      if (!isAllowed || (names && !names.includes(column.id))) return column
      const show = renderValue(entity, column.id, { locale, t })
      return {
        ...column,
        isEditable: (record) =>
          can('update', record as RecordBy<F>).allowed &&
          can({ updateField: column.id }, record as RecordBy<F>).allowed,
        editor: (editing) => (
          <Suspense fallback={show(editing.record)}>
            <CellEditor
              {...(editing as CellEditorProps<Fields>)}
              access={given}
              name={column.id}
              errors={errors}
            />
          </Suspense>
        ),
      } satisfies Column<object>
    })
  }, [entity, source, can, transitionsOf, columns, errors, wanted, t, locale])
}
