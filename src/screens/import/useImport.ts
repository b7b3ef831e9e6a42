'use client'

import { use, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { csvFile, csvTextLine } from '../../collection/csv'
import { ReferenceContext } from '../../components/useReference'
import type { DataSource } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { accessOf } from '../../spec/access/accessOf'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { entitiesNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { saveFile } from '../list/saveFile'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useEntityAccess } from '../product/useEntityAccess'
import { useProduct } from '../product/useProduct'
import type { CheckedRow } from './CheckedRow'
import { createImporter } from './createImporter'
import { failedRowsFile } from './failedRowsFile'
import { importableKeys, mayUpdate } from './columnMapping'
import type { ImportSetting } from './ImportSetting'
import type { RowOutcome } from './sendRows'
import type { ImportStatus } from './importState'
import { reasonOf } from './reasonOf'
import { fieldOptions, templateHeaders, useImportColumns } from './useImportColumns'

export interface ImportOptions<F extends Fields> {
  /** The kind of the records: its fields, rules and labels. */
  entity: Entity<F>
  /** Where the records go. @default within a `ProductProvider`, the source of the entity there */
  source?: DataSource<RecordBy<F>> | undefined
  /** The fields that columns may fill. @default all that a person fills in */
  fields?: readonly (keyof F & string)[] | undefined
  /**
   * The field by which a row is that of a record that is there, which it then changes. `false` makes a record of each row.
   * @default the id, else the first field that a rule `unique` names, where a column fills it and the source can filter by it
   */
  matchBy?: (keyof F & string) | false | undefined
  /**
   * The field by which rows are put together, where columns fill the lines of a list: those with the same value are one record, and
   * each is a line of it. A person may choose another.
   * @default the field of `matchBy`, else the first field that a rule `unique` names, else the title, where a column fills it
   */
  groupBy?: (keyof F & string) | undefined
  /** More rows than this are not taken. @default as many as the file has */
  maxRows?: number | undefined
  /** The product's words for its problems. @default those of the product around it */
  errors?: ErrorCatalogue | undefined
  /** Called when rows were sent, with how each of them ended. */
  onImported?: ((outcomes: readonly RowOutcome[]) => void) | undefined
}

/** Import records from a file or a pasted table: read, match, mend, send, and take back. `ImportScreenView` draws it. */
export function useImport<F extends Fields>(options: ImportOptions<F>) {
  const { fields, matchBy, groupBy, maxRows, onImported } = options
  const { t, locale } = useScreenLocale(englishImport)
  const seen = useEntityAccess(options.entity, options.source)
  const errors = useErrorCatalogue(options.errors)
  const product = useProduct()
  const references = use(ReferenceContext)
  const { source, can } = seen
  const entity = seen.entity as unknown as Entity
  const setting: ImportSetting = {
    entity,
    fields,
    matchBy,
    groupBy,
    maxRows,
    references,
    t,
    locale,
    me: product?.me,
    access: product && accessOf(entity, product.role),
    source,
    can: can as ImportSetting['can'],
  }
  const [importer] = useState(() => createImporter(setting))
  useLayoutEffect(() => importer.use(setting))
  useEffect(() => importer.stop, [importer])
  const state = useSyncExternalStore(importer.subscribe, importer.getState, importer.getState)
  const rowColumns = useImportColumns(entity, state.columns, importer)
  // The names are another array each time.
  const keys = JSON.stringify(importableKeys(setting))
  const choices = useMemo(
    () => fieldOptions(entity, JSON.parse(keys) as readonly string[], { locale, t }),
    [entity, keys, locale, t],
  )
  const mayImport = (source.create !== undefined && can('create').allowed) || mayUpdate(setting)
  const status: ImportStatus = mayImport ? state.status : 'forbidden'
  const getReason = (outcome: RowOutcome) => reasonOf(outcome, t, errors)
  const told = (sent: Promise<void>) => void sent.then(() => onImported?.(importer.getState().outcomes))

  return {
    ...state,
    status,
    errors,
    maxRows,
    fields: choices,
    rowColumns,
    reason: mayImport ? undefined : t('import.forbiddenReason', { entities: entitiesNounOf(entity, locale) }),
    getReason,
    getTitle: ({ values, line }: CheckedRow) => titleOf(entity, values, locale) ?? String(line),
    onFile: (file: File) => void importer.readFile(file),
    onText: (text: string) => void importer.readText(text),
    onFieldChange: importer.setField,
    onDateOrderChange: importer.setDateOrder,
    onHasHeaderChange: importer.setHasHeader,
    onEncodingChange: importer.setEncoding,
    onDelimiterChange: importer.setDelimiter,
    onNumbersChange: importer.setNumbers,
    onGroupByChange: importer.setGroupBy,
    onExistingChange: importer.setExisting,
    onCheck: () => void importer.check(),
    onBack: importer.backToMapping,
    onStartOver: importer.startOver,
    onImport: () => told(importer.importAll()),
    onRetry: () => told(importer.retry()),
    onUndo: () => void importer.undo(),
    onStop: importer.stop,
    onSaveTemplate: () => {
      const header = csvTextLine(templateHeaders(entity, importableKeys(setting), { locale, t }))
      saveFile(`${entity.name}.csv`, csvFile([header]))
    },
    onSaveLeft: () => {
      const { mistakes, failed } = importer.getLeft()
      const rows = [
        ...mistakes.flatMap((record) =>
          record.rows.map((row) => ({ ...row, reasons: row.issues.map(({ message }) => message) })),
        ),
        ...failed.flatMap((outcome) =>
          outcome.record.rows.map((row) => ({ ...row, reasons: [getReason(outcome)] })),
        ),
      ].toSorted((one, other) => one.line - other.line)
      const headers = state.columns.map(({ header }) => header)
      saveFile(`${entity.name}-2.csv`, failedRowsFile(headers, rows, t('import.reason')))
    },
  }
}
