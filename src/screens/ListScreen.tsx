'use client'

import type { ReactNode } from 'react'
import type { Selection } from '../collection/Selection'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'
import type { RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../spec/labels/labels'
import type { BulkAction } from './BulkAction'
import { ExportButton } from './ExportButton'
import { handleLinkClick } from './handleLinkClick'
import type { RowQuery } from './rowQuery'
import { type ListScreenBaseProps, ListScreenView } from './ListScreenView'
import { TransitionFlow } from './TransitionFlow'
import { TransitionNews } from './TransitionNews'
import { type ExportFile, useExport } from './useExport'
import { useListBulk } from './useListBulk'
import { type ListScreenOptions, useListScreen } from './useListScreen'
import { ListNewsBanner } from './ListNewsBanner'
import { WaitingNews } from './WaitingNews'

export interface ListScreenProps<F extends Fields> extends ListScreenOptions<F>, ListScreenBaseProps {
  /** Names the screen. @default the entity's label for many */
  title?: ReactNode
  /** Where a record's own page is; each title is a link there. */
  getHref?: (record: RecordBy<F>) => string
  /** Called when a person opens a record. */
  onOpen?: (record: RecordBy<F>) => void
  /** Where a new record is made. Not offered by a source that cannot create. */
  createHref?: string
  /** Called when a person wants to make a new record. */
  onCreate?: () => void
  /** Further buttons, before the primary action. */
  actions?: ReactNode
  /**
   * What can be done with many records at once, beside the entity's transitions with `bulk`. Each record has an outcome;
   * those with which it was not done stay selected.
   */
  bulkActions?: readonly BulkAction<RecordBy<F>>[]
  /** Offers to export what is shown, or what is selected, as a file of comma separated values. */
  exportFile?: ExportFile
  /** Draws further buttons for the selected records. Without any button rows have no checkboxes. */
  selectionActions?: (selection: Selection, query: RowQuery) => ReactNode
}

/** The records of an entity: searched, sorted, selected and opened. */
export function ListScreen<F extends Fields>(props: ListScreenProps<F>) {
  const {
    entity,
    source,
    fields,
    filter,
    filterFields,
    quickFilters,
    defaultShown,
    columnVisibility,
    defaultColumnVisibility,
    onColumnVisibilityChange,
    query,
    defaultQuery,
    onQueryChange,
    onSelectionChange,
    searchDelay,
    errors,
    title,
    getHref,
    onOpen,
    createHref,
    onCreate,
    actions,
    selectionActions,
    bulkActions = [],
    exportFile,
    ...rest
  } = props
  const { t, locale } = useLocale()
  const list = useListScreen({
    entity,
    source,
    fields,
    filter,
    filterFields,
    quickFilters,
    defaultShown,
    columnVisibility,
    defaultColumnVisibility,
    onColumnVisibilityChange,
    query,
    defaultQuery,
    onQueryChange,
    onSelectionChange,
    searchDelay,
    errors,
  })
  const creates = list.source.create !== undefined && (createHref !== undefined || onCreate !== undefined)
  const create = creates && (
    <Button variant="primary" href={createHref} onClick={handleLinkClick(onCreate)}>
      {t('list.create', { entity: entityNounOf(entity, locale) })}
    </Button>
  )
  const bulk = useListBulk(list, bulkActions)
  const { selection, columns } = list
  const fieldsShown = columns.map(({ id }) => id)
  const exporting = useExport({ ...list, fields: fieldsShown, file: exportFile })
  const selects = selectionActions !== undefined || onSelectionChange !== undefined || bulk.has
  return (
    <>
      <ListScreenView
        {...rest}
        {...list}
        title={title ?? entitiesLabelOf(entity, locale)}
        noun={entitiesNounOf(entity, locale)}
        getHref={getHref}
        onOpen={onOpen}
        onSelectionChange={selects ? list.onSelectionChange : undefined}
        selectionActions={
          <>
            {selectionActions?.(selection, list.query)}
            {exportFile && <ExportButton size="small" exporting={exporting} />}
            {bulk.buttons}
          </>
        }
        actions={
          actions || create || exportFile ? (
            <>
              {exportFile && <ExportButton exporting={exporting} />}
              {actions}
              {create}
            </>
          ) : undefined
        }
        emptyAction={create || undefined}
        news={
          <>
            <ListNewsBanner news={list.listNews} onShow={list.onShowNews} />
            <WaitingNews entity={list.entity} queue={list.source.queue} errors={list.errors} />
            <TransitionNews transitions={list.transitions} errors={list.errors} />
            {bulk.news}
          </>
        }
      />
      <TransitionFlow entity={list.entity} transitions={list.transitions} errors={list.errors} />
      {bulk.question}
    </>
  )
}
