'use client'

import type { ReactNode } from 'react'
import type { Selection } from '../../collection/Selection'
import { Button } from '../../components/Button'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import type { BulkAction } from './BulkAction'
import { ExportButton } from './ExportButton'
import { ListLinks } from './ListLinks'
import { handleLinkClick } from '../product/handleLinkClick'
import type { RowQuery } from '../source/rowQuery'
import { type ListScreenBaseProps, ListScreenView } from './ListScreenView'
import { TransitionFlow } from '../transition/TransitionFlow'
import { TransitionNews } from '../transition/TransitionNews'
import { type ExportFile, useExport } from './useExport'
import { useEditableColumns } from './useEditableColumns'
import { useListBulk } from './useListBulk'
import { useListLimits } from './useListLimits'
import { type RowDetailOptions, useRowDetail } from './useRowDetail'
import { type AskedTotals, useTotals } from './useTotals'
import { type ListScreenOptions, useListScreen } from './useListScreen'
import { ListNewsBanner } from './ListNewsBanner'
import { useRowLinks } from './useRowLinks'
import { WaitingNews } from '../status/WaitingNews'

export interface ListScreenProps<F extends Fields>
  extends ListScreenOptions<F>, RowDetailOptions<F>, ListScreenBaseProps {
  /** Names the screen. @default the entity's label for many */
  title?: ReactNode
  /** The record that is open beside the list: its row is marked. @default none */
  current?: RecordId | undefined
  /** Where a new record is made. Not offered by a source that cannot create. */
  createHref?: string | undefined
  /** Called when a person wants to make a new record. */
  onCreate?: (() => void) | undefined
  /** Where records are imported from a file. Not offered by a source that can neither create nor change. */
  importHref?: string | undefined
  /** Where the records stand in a calendar. */
  calendarHref?: string | undefined
  /** Where the same records are cards in columns. */
  boardHref?: string | undefined
  /** Where the same records stand in a tree. */
  treeHref?: string | undefined
  /** Further buttons, before the primary action. */
  actions?: ReactNode
  /**
   * Actions on many records at once, beside the entity's transitions with `bulk`. Each record has an outcome;
   * those that are not done stay selected.
   */
  bulkActions?: readonly BulkAction<RecordBy<F>>[] | undefined
  /**
   * Lets values be changed in their cells, in a table: all that the person may change, or those of the fields given. Enter
   * or F2 opens a cell.
   * @default false
   */
  editable?: boolean | readonly (keyof F & string)[] | undefined
  /**
   * Totals below columns of a table: how many values are given, their sum, the least or the greatest. Names alone, `['amount']`, ask
   * for sums. They are worked out of all records that match, once all are at hand: of long lists, when a person has narrowed them.
   */
  totals?: AskedTotals<keyof F & string> | undefined
  /** Offers to export what is shown, or what is selected, as a file of comma separated values. */
  exportFile?: ExportFile | undefined
  /**
   * Lets fields of all selected records be given the same values: those that the person may change and that are not each
   * record's own, or those given. The lists of `ProductScreens` have it; `props={{ 'invoice.list': { bulkEdit: false } }}` takes it away.
   * @default false
   */
  bulkEdit?: boolean | readonly (keyof F & string)[] | undefined
  /** Draws further buttons for the selected records. Without any button rows have no checkboxes. */
  selectionActions?: ((selection: Selection, query: RowQuery) => ReactNode) | undefined
}

/** The records of an entity: searched, sorted, selected and opened. */
export function ListScreen<F extends Fields>(props: ListScreenProps<F>) {
  const { entity, title, getHref, onOpen, createHref, onCreate, actions } = props
  const { onSelectionChange, selectionActions, bulkActions = [], exportFile } = props
  const { calendarHref, boardHref, treeHref, bulkEdit = false, editable = false } = props
  const { totals: askedTotals } = props
  const { t, locale } = useLocale()
  const list = useListScreen(props)
  const creates = list.source.create !== undefined && (createHref !== undefined || onCreate !== undefined)
  const create = creates && (
    <Button variant="primary" href={createHref} onClick={handleLinkClick(onCreate)}>
      {t('list.create', { entity: entityNounOf(entity, locale) })}
    </Button>
  )
  const importHref = (list.source.create ?? list.source.update) && props.importHref
  const leads = [calendarHref, boardHref, treeHref, importHref].some((href) => href !== undefined)
  const links = useRowLinks(list, getHref, onOpen)
  const limits = useListLimits(entity.name, props.selectionLimit)
  const bulk = useListBulk(list, bulkActions, bulkEdit)
  const { selection } = list
  const editableColumns = useEditableColumns(list, editable)
  const { totals, groups, columns } = useTotals({ ...list, columns: editableColumns }, askedTotals)
  const renderDetail = useRowDetail(list, props)
  const fieldsShown = columns.map(({ id }) => id)
  const exporting = useExport({ ...list, fields: fieldsShown, file: exportFile, limit: limits.export })
  const selects = selectionActions !== undefined || onSelectionChange !== undefined || bulk.has
  return (
    <>
      <ListScreenView
        {...props}
        {...list}
        columns={columns}
        totals={totals}
        selectionLimit={limits.selection}
        groups={groups}
        renderDetail={renderDetail}
        title={title ?? entitiesLabelOf(entity, locale)}
        noun={props.noun ?? entityNounOf(entity, locale)}
        nouns={props.nouns ?? entitiesNounOf(entity, locale)}
        getHref={links.getHref}
        onOpen={links.onOpen}
        onSelectionChange={selects ? list.onSelectionChange : undefined}
        selectionActions={
          <>
            {selectionActions?.(selection, list.query)}
            {exportFile && <ExportButton size="small" exporting={exporting} />}
            {bulk.buttons}
          </>
        }
        actions={
          actions || create || leads || exportFile ? (
            <>
              <ListLinks {...{ calendarHref, boardHref, treeHref, importHref }} />
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
