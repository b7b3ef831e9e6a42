'use client'

import { type ReactNode, useImperativeHandle, useRef } from 'react'
import type { GridLayout } from '../../collection/Column'
import { Pagination } from '../../collection/Pagination'
import { RecordGrid, type RecordGridProps } from '../../collection/RecordGrid'
import { type Selection, selectionExtent } from '../../collection/Selection'
import { SelectionBar } from '../../collection/SelectionBar'
import { useGridLayout } from '../../collection/useGridLayout'
import { PageHeader } from '../../components/PageHeader'
import type { Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import type { RootProps } from '../../internal/RootProps'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ListCount } from './ListCount'
import type { ListPages } from '../source/listState'
import { ListNews } from './ListNews'
import type { ListStatus } from './listStatus'
import { ListTools, type ListToolsProps } from './ListTools'
import { isRowless, ListWithoutRows } from './ListWithoutRows'
import { usePageSelection } from './usePageSelection'
import { useFocusAfterSelection } from './useFocusAfterSelection'
import { useScreenFocus } from '../status/useScreenFocus'

type GridProps<R extends object> = Pick<
  RecordGridProps<R>,
  | 'rowCount'
  | 'hasMore'
  | 'getRow'
  | 'getRowId'
  | 'titleColumn'
  | 'totals'
  | 'selection'
  | 'onSelectionChange'
  | 'onSelectRange'
  | 'onOpen'
  | 'getHref'
  | 'onRangeChange'
  | 'defaultPlace'
  | 'onPlaceChange'
  | 'viewKey'
  | 'changedRows'
>

/** Props of a list's page, whether it reads the records itself or is given them. */
export interface ListScreenBaseProps extends RootProps<HTMLElement> {
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** The level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3
  /** Draws records as rows of a table or as cards. @default by the room there is */
  layout?: GridLayout
  /** The product's words for its problems. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
  /** One sentence of what a list without a record is good for: "Every report helps the airport." */
  emptyText?: ReactNode
  /** So many records can be selected for an action: of more the bar says so. @default any number */
  selectionLimit?: number | undefined
  /** How many rows a page can hold, of a list in pages. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined
  /** Takes focus to the heading when the screen appears, or back to the row where the person was. @default false */
  autoFocus?: boolean
  /** Identifies the root. */
  id?: string
}

export interface ListScreenViewProps<R extends object>
  extends ListScreenBaseProps, ListToolsProps<R>, GridProps<R> {
  /** Names the screen by its records: "Bird strikes". */
  title: ReactNode
  /** The same as text, for the grid. @default the title, when it is text */
  label?: string
  /**
   * The state of the list, in one word.
   * @selector [data-status="refreshing"]
   */
  status: ListStatus
  /** Why it `failed` or is `refreshFailed`. */
  problem?: Problem | undefined
  /** Why it is `forbidden`, or `emptyByRights`: a sentence. */
  reason?: string | undefined
  /** News of what was done with a record. */
  news?: ReactNode
  /** Called to load the list again. */
  onRetry?: (() => void) | undefined
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** How many records match. */
  total?: Total
  /** So many records the source gives at most, while the status is `capped`. */
  cap?: number | undefined
  /** Which page is shown, of a list in pages: `rowCount` and `getRow` are of that page alone. */
  pages?: ListPages | undefined
  /** Called with the page that a person asks for. */
  onPageChange?: ((page: number) => void) | undefined
  /** Called with how many rows a page is to hold; without it that is not offered. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** The records as a sentence calls them. @default "records" in the language around it */
  noun?: string
  /** The text of the last search, while another one is being typed. @default `search` */
  searched?: string
  /** Buttons for the selected records. */
  selectionActions?: ReactNode
  /** Buttons for the whole list; the primary action stands last. */
  actions?: ReactNode
  /** The one step to take when there is no record yet. */
  emptyAction?: ReactNode
}

/** A list of records in one of its states, drawn from props alone. */
export function ListScreenView<R extends object>(props: ListScreenViewProps<R>) {
  const { title, label, status, problem, errors, onRetry, total, noun, search, onSearchChange } = props
  const { onColumnResize, density, selectionActions, actions, emptyAction, breadcrumbs } = props
  const { description, headingLevel = 1, layout: askedLayout, autoFocus = false, className, ref } = props
  const { columns, rowCount, hasMore, getRow, getRowId, titleColumn, sort, onSortChange, selection } = props
  const { onSelectionChange, onSelectRange, onOpen, getHref, onRangeChange, defaultPlace, onPlaceChange } =
    props
  const { filters, filter, onFilterChange } = props
  const { pages, onPageChange, onPageSizeChange, pageSizes, selectionLimit, cap, emptyText } = props
  const { onSignIn, onAskAccess } = props
  const { totals, viewKey, style, id, searched = search, reason, news } = props
  const root = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const layout = useGridLayout(root, askedLayout)
  const returns = autoFocus && defaultPlace !== undefined && defaultPlace.row >= 0
  const heading = useScreenFocus(autoFocus && !returns)
  const known = total?.kind === 'exact' ? total.count : undefined
  const name = label ?? (typeof title === 'string' ? title : (noun ?? ''))
  const isListed = !isRowless(status)
  const hasTools = !toolless.has(status)
  const selects = selection !== undefined && onSelectionChange !== undefined
  const isSelecting = isListed && selects && selectionExtent(selection, known) !== 'none'
  const changeFromBar = (next: Selection) => {
    onSelectionChange?.(next)
    // The bar goes with the last record, and the button that was pressed with it: the list is where to go on.
    if (selectionExtent(next, known) !== 'none') return
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }
  const clearSearch = (change: (search: string) => void) => {
    change('')
    // The button goes with the words that were cleared: the box is where to type others.
    searchBox.current?.focus()
  }
  useFocusAfterSelection(grid, isSelecting)
  const onPage = usePageSelection({ pages, rowCount, getRowId, selection, onSelectionChange })
  const clearFilters = (change: (filter: undefined) => void) => {
    change(undefined)
    // The button goes with the filters: the one that sets another is where to go on.
    root.current?.querySelector<HTMLElement>('.sw-FilterBar-add, .sw-ListScreen-view')?.focus()
  }

  return (
    <section
      {...dataOf(props)}
      id={id}
      ref={root}
      style={style}
      className={classes('sw-ListScreen', className)}
      data-status={status}
      data-layout={layout}
      aria-label={name}
      aria-busy={status === 'loading' || status === 'refreshing' || undefined}
    >
      <PageHeader
        title={title}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        description={description}
        actions={status === 'forbidden' ? undefined : actions}
      />
      {hasTools && (
        <ListTools {...props} noun={noun ?? name} grid={grid} layout={layout} searchBox={searchBox} />
      )}
      <ListNews
        status={status}
        problem={problem}
        errors={errors}
        cap={cap}
        onRetry={onRetry}
        onSignIn={onSignIn}
      />
      {news}
      {(isListed || status === 'noResults') && (
        <div className="sw-ListScreen-line">
          {isSelecting && (
            <SelectionBar
              selection={selection}
              onSelectionChange={changeFromBar}
              total={known}
              limit={selectionLimit}
            >
              {selectionActions}
            </SelectionBar>
          )}
          <ListCount
            status={status}
            total={total}
            search={search}
            searched={searched}
            hidden={isSelecting}
            pages={pages}
          />
        </div>
      )}
      {isListed ? (
        <RecordGrid
          // Another page is another grid, so that nothing is said of what is selected on it.
          key={pages?.shownPage}
          ref={grid}
          className="sw-ListScreen-grid"
          label={name}
          columns={columns}
          rowCount={status === 'loading' ? waitingRows : rowCount}
          hasMore={hasMore}
          getRow={getRow}
          getRowId={getRowId}
          titleColumn={titleColumn}
          totals={totals}
          sort={sort}
          onSortChange={onSortChange}
          selection={onPage.selection}
          onSelectionChange={onPage.onSelectionChange}
          onSelectRange={onSelectRange}
          onOpen={onOpen}
          getHref={getHref}
          layout={layout}
          onRangeChange={onRangeChange}
          defaultPlace={defaultPlace}
          onPlaceChange={onPlaceChange}
          autoFocus={returns}
          viewKey={viewKey}
          changedRows={props.changedRows}
          busy={status === 'loading'}
          onColumnResize={onColumnResize}
          data-density={density}
        />
      ) : (
        <ListWithoutRows
          status={status}
          noun={noun ?? name}
          headingLevel={headingLevel}
          emptyAction={emptyAction}
          emptyText={emptyText}
          searched={searched}
          onClearSearch={search && onSearchChange ? () => clearSearch(onSearchChange) : undefined}
          onClearFilters={
            filter && filters?.length && onFilterChange ? () => clearFilters(onFilterChange) : undefined
          }
          problem={problem}
          errors={errors}
          reason={reason}
          onRetry={onRetry}
          onSignIn={onSignIn}
          onAskAccess={onAskAccess}
          pages={pages}
          onPageChange={onPageChange}
        />
      )}
      {pages && onPageChange && (isListed || status === 'failed' || status === 'outOfRange') && (
        <Pagination
          className="sw-ListScreen-pages"
          page={pages.page}
          pageCount={pages.pageCount}
          hasNext={pages.hasNext}
          onPageChange={onPageChange}
          pageSize={pages.pageSize}
          pageSizes={pageSizes}
          onPageSizeChange={onPageSizeChange}
        />
      )}
    </section>
  )
}

/** The states in which there is nothing to search or sort. */
const toolless: ReadonlySet<ListStatus> = new Set([
  'empty',
  'emptyByRights',
  'forbidden',
  'offline',
  'rateLimited',
  'signedOut',
])

/** So many rows wait in a list of which nothing is known: about a screen. */
const waitingRows = 12
