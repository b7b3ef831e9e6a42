'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import type { Column } from '../../collection/Column'
import { createColumns } from '../../collection/createColumns'
import { late } from '../../components/late'
import { LateControlFailure } from '../../components/LateFailure'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { isMissing } from '../../spec/values/isMissing'
import type { CellEditorProps } from '../list/CellEditor'
import { fitsInACell } from '../list/fitsInACell'
import type { EntityAccess } from '../product/useEntityAccess'
import type { Importer } from './createImporter'
import { type FaultyRow, faultyRowsOf, ISSUES, LINE } from './FaultyRow'
import { flatFields, type Language, partLabel, partsOf } from './importParts'
import type { ImportColumn } from './importState'
import { faultyText } from './readCell'

// Fields are many, and a file without mistakes needs none.
const CellEditor = late(
  async () => (await import('../list/CellEditor')).CellEditor as ComponentType<CellEditorProps<Fields>>,
  LateControlFailure,
)

/** The columns of the rows with mistakes: those of the fields that are filled, which are changed in their cells. */
export function useImportColumns(
  entity: Entity,
  columns: readonly ImportColumn[],
  importer: Importer,
): readonly Column<FaultyRow>[] {
  const { t, locale } = useLocale()
  return useMemo(() => {
    const keys = columns.flatMap(({ field }) => field ?? [])
    const table = flatEntity(entity, { locale, t })
    const access = accessTo(table, importer)
    const shown = createColumns(table, keys, { sort: [] }, { locale, t })
    return shown.map((column): Column<FaultyRow> => {
      const field = own(table.fields, column.id)
      const show = column.cell as (record: object) => ReactNode
      const cell = (row: FaultyRow) =>
        drawCell(row, column.id, { field, show, locale, missing: t('value.missing') })
      const { badge: _, picture: __, ...rest } = column
      const bare = { ...rest, cell, interactive: false } as Column<FaultyRow>
      if (!field || (!fitsInACell(field) && column.id !== entity.id)) return bare
      return {
        ...bare,
        editor: ({ record, onClose }) => (
          <Suspense fallback={cell(record)}>
            <CellEditor
              record={record}
              onClose={onClose}
              access={access}
              name={column.id}
              errors={undefined}
            />
          </Suspense>
        ),
      }
    })
  }, [entity, columns, importer, locale, t])
}

/** The entity as a table has it: what stands in its groups and lines beside what is its own. */
function flatEntity(entity: Entity, language: Language): Entity {
  const fields = Object.entries(flatFields(entity)).map(
    ([key, field]) => [key, { ...field, label: partLabel(entity, key, language) }] as const,
  )
  return { ...entity, fields: Object.fromEntries(fields), fieldNames: fields.map(([key]) => key) }
}

/** Rows as records of a source that keeps what is changed in the import, and sends nothing. */
function accessTo(entity: Entity, importer: Importer): EntityAccess<Fields> {
  const { version: _, rules: __, ...declared } = entity
  const allowed = { allowed: true } as const
  // The id of a record that is there is written by the file, though the server has made it.
  const key = { ...entity.fields[entity.id], readOnly: false } as Field
  return {
    entity: { ...declared, id: LINE, fields: { ...entity.fields, [entity.id]: key } },
    source: {
      can: { search: false, sort: [], filter: {} },
      list: async () => ({ records: [], total: { kind: 'unknown' } }),
      async update(line, changes) {
        const row = await importer.mend(Number(line), changes)
        if (!row) throw new Error('The row is not there any more')
        const mended = faultyRowsOf(row).find((one) => one[LINE] === Number(line))
        return mended ?? {}
      },
    },
    can: () => allowed,
    transitionsOf: () => [],
  }
}

interface CellDrawing {
  readonly field: Field | undefined
  /** Draws a value that can be read. */
  readonly show: (record: object) => ReactNode
  readonly locale: string
  /** Says that there is none. */
  readonly missing: string
}

/** A value; one that is a mistake, or what stands in the file where it cannot be read, has a mark, and the words beside it for ears. */
function drawCell(row: FaultyRow, name: string, { field, show, locale, missing }: CellDrawing): ReactNode {
  const issue = row[ISSUES].find(({ path }) => path[0] === name)
  if (!issue) return show(row)
  const value = row[name]
  return (
    <span className="sw-ImportScreen-mistake">
      <CircleAlert className="sw-icon" />
      <bdi>{isMissing(value) ? <Missing words={missing} /> : faultyText(field, value, locale)}</bdi>
      <VisuallyHidden>{` ${issue.message}`}</VisuallyHidden>
    </span>
  )
}

/** All that columns can fill, as options. */
export function fieldOptions(entity: Entity, keys: readonly string[], language: Language) {
  return keys.map((key) => ({ value: key, label: partLabel(entity, key, language) }))
}

/** The headers of a table to fill in: of a group and of lines, those of what is in them. */
export function templateHeaders(entity: Entity, keys: readonly string[], language: Language) {
  const parts = partsOf(entity)
  const split = new Set(
    keys.flatMap((key) => (parts.get(key)?.member === undefined ? [] : parts.get(key)?.name)),
  )
  return keys.filter((key) => !split.has(key)).map((key) => partLabel(entity, key, language))
}

function Missing({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
