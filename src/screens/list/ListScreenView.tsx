'use client'

import { useImperativeHandle, useRef } from 'react'
import { Pagination } from '../../collection/Pagination'
import { RecordGrid } from '../../collection/RecordGrid'
import { type Selection, selectionExtent } from '../../collection/Selection'
import { SelectionBar } from '../../collection/SelectionBar'
import { useGridLayout } from '../../collection/useGridLayout'
import { PageHeader } from '../../components/PageHeader'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { ExpandAll } from './ExpandAll'
import { ListCount } from './ListCount'
import { ListNews } from './ListNews'
import type { ListStatus } from './listStatus'
import type { ListScreenBaseProps, ListScreenViewProps } from './ListScreenViewProps'
import { ListTools } from './ListTools'
import { isRowless, ListWithoutRows } from './ListWithoutRows'
import { PrintedFilters } from './PrintedFilters'
import { useClearing } from './useClearing'
import { usePageSelection } from './usePageSelection'
import { useFocusAfterSelection } from './useFocusAfterSelection'
import { useSteadyRows } from './useSteadyRows'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'

export type { ListScreenBaseProps, ListScreenViewProps }

/** A list of records in one of its states, drawn from props alone. */
export function ListScreenView<R extends object>(props: ListScreenViewProps<R>) {
  const { title, label, status, problem, errors, onRetry, total, noun, nouns, search, onSearchChange } = props
  const { onColumnResize, density, selectionActions, actions, emptyAction, breadcrumbs } = props
  const { description, headingLevel = 1, layout: askedLayout, autoFocus = false, className, ref } = props
  const { columns, rowCount, hasMore, getRow, getRowId, titleColumn, sort, onSortChange, selection } = props
  const { onSelectionChange, onSelectRange, onOpen, getHref, onRangeChange, defaultPlace, onPlaceChange } =
    props
  const { filters, filter, onFilterChange } = props
  const { pages, onPageChange, onPageSizeChange, pageSizes, selectionLimit, cap, emptyText } = props
  const { onSignIn, onAskAccess, groups, onGroupExpandedChange, onAllExpandedChange, renderDetail } = props
  const { totals, viewKey, style, id, searched = search, reason, news } = props
  const root = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const layout = useGridLayout(root, askedLayout)
  const returns = autoFocus && defaultPlace !== undefined && defaultPlace.row >= 0
  const heading = useScreenFocus(autoFocus && !returns)
  const known = total?.kind === 'exact' ? total.count : undefined
  const name = label ?? (typeof title === 'string' ? title : (nouns ?? ''))
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
  useFocusAfterSelection(grid, isSelecting)
  useSteadyRows(root, grid, isSelecting)
  useKeptFocus(root, { waits: status === 'loading', getRefuge: () => heading.current })
  const onPage = usePageSelection({ pages, rowCount, getRowId, selection, onSelectionChange })
  const clearing = useClearing({ root, searchBox, search, onSearchChange, filter, filters, onFilterChange })

  return (
    <section
      {...dataOf(props)}
      id={id}
      ref={root}
      style={style}
      className={classes('sw-ListScreen', className)}
      data-status={status}
      data-layout={layout}
      data-few={(status !== 'loading' && rowCount <= fewRows) || undefined}
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
        <ListTools {...props} nouns={nouns ?? name} grid={grid} layout={layout} searchBox={searchBox} />
      )}
      {hasTools && <PrintedFilters search={searched} filters={onFilterChange && filters} filter={filter} />}
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
            {...{ status, total, search, searched, noun, nouns }}
            hidden={isSelecting}
            pages={pages}
          />
          {groups && onAllExpandedChange && !isSelecting && (
            <ExpandAll groups={groups} onAllExpandedChange={onAllExpandedChange} />
          )}
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
          groups={groups}
          onGroupExpandedChange={onGroupExpandedChange}
          getTreeRow={props.getTreeRow}
          onTreeExpandedChange={props.onTreeExpandedChange}
          renderDetail={renderDetail}
          titleColumn={titleColumn}
          totals={totals}
          sort={sort}
          onSortChange={onSortChange}
          selection={onPage.selection}
          onSelectionChange={onPage.onSelectionChange}
          onSelectRange={onSelectRange}
          onOpen={onOpen}
          getHref={getHref}
          current={props.current}
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
          nouns={nouns ?? name}
          headingLevel={headingLevel}
          emptyAction={emptyAction}
          emptyText={emptyText}
          noResultsText={props.noResultsText}
          searched={searched}
          {...clearing}
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

/** So few are seen at once, however little room there is. */
const fewRows = 4
