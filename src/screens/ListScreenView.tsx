'use client'

import { type ReactNode, useImperativeHandle, useRef } from 'react'
import { ColumnChooser } from '../collection/ColumnChooser'
import type { Column, GridLayout } from '../collection/Column'
import { RecordGrid, type RecordGridProps } from '../collection/RecordGrid'
import { SearchBox } from '../collection/SearchBox'
import { type Selection, selectionExtent } from '../collection/Selection'
import { SelectionBar } from '../collection/SelectionBar'
import { SortSelect } from '../collection/SortSelect'
import { useLayoutWord } from '../collection/useLayoutWord'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import { PageHeader } from '../components/PageHeader'
import type { Total } from '../data/DataSource'
import type { Problem } from '../data/problems'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { ListCount } from './ListCount'
import type { ListStatus } from './listLoader'
import { problemMessages } from './problemMessages'
import { Retry } from './Retry'
import { useScreenFocus } from './useScreenFocus'

type GridProps<R extends object> = Pick<
  RecordGridProps<R>,
  | 'columns'
  | 'rowCount'
  | 'hasMore'
  | 'getRow'
  | 'getRowId'
  | 'titleColumn'
  | 'sort'
  | 'onSortChange'
  | 'selection'
  | 'onSelectionChange'
  | 'onSelectRange'
  | 'onOpen'
  | 'getHref'
  | 'onRangeChange'
  | 'defaultPlace'
  | 'onPlaceChange'
  | 'viewKey'
>

export interface ListScreenViewProps<R extends object> extends GridProps<R>, RootProps<HTMLElement> {
  /** Names the screen: what is listed. */
  title: ReactNode
  /** The same as text, for the grid. @default the title, when it is text */
  label?: string
  /**
   * What is seen.
   * @selector [data-status="refreshing"]
   */
  status: ListStatus
  /** Why it `failed` or is `refreshFailed`. */
  problem?: Problem
  /** What the product says of its problems. Without it, what the status means is said, and what the server said. */
  errors?: ErrorCatalogue | undefined
  /** Asks again. */
  onRetry?: () => void
  /** How many records match. */
  total?: Total
  /** What the records are called in a sentence. @default "records" in the language around it */
  noun?: string
  /** What is in the search box. Without it there is none. */
  search?: string
  /** What was searched for, while something else is being typed. @default `search` */
  searched?: string
  onSearchChange?: (search: string) => void
  /** Called when Enter asks to search at once. */
  onSearch?: (search: string) => void
  /** Every column that can be chosen. Without it none can be. */
  allColumns?: readonly Column<R>[]
  onShownChange?: (shown: readonly string[]) => void
  /** What can be done with the selected records. */
  selectionActions?: ReactNode
  /** What can be done here; the primary action stands last. */
  actions?: ReactNode
  /** The one step to take when there is no record yet. */
  emptyAction?: ReactNode
  /** The way here. */
  breadcrumbs?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** How deep the title stands in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3
  /** Rows as lines or cards. @default by the room there is */
  layout?: GridLayout
  /** Takes focus to the heading when the screen appears, or back to the row where the person was. @default false */
  autoFocus?: boolean
  id?: string
}

/** A list of records in one of its states, drawn from props alone. */
export function ListScreenView<R extends object>(props: ListScreenViewProps<R>) {
  const { title, label, status, problem, errors, onRetry, total, noun, search, onSearchChange, onSearch } =
    props
  const { allColumns, onShownChange, selectionActions, actions, emptyAction, breadcrumbs } = props
  const { description, headingLevel = 1, layout: askedLayout, autoFocus = false, className, ref } = props
  const { columns, rowCount, hasMore, getRow, getRowId, titleColumn, sort, onSortChange, selection } = props
  const { onSelectionChange, onSelectRange, onOpen, getHref, onRangeChange, defaultPlace, onPlaceChange } =
    props
  const { viewKey, style, id, searched = search } = props
  const { t } = useLocale()
  const root = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const layout = useLayoutWord(root, askedLayout)
  const returns = autoFocus && defaultPlace !== undefined && defaultPlace.row >= 0
  const heading = useScreenFocus(autoFocus && !returns)
  const known = total?.kind === 'exact' ? total.count : undefined
  const name = label ?? (typeof title === 'string' ? title : (noun ?? ''))
  const isListed = status !== 'empty' && status !== 'noResults' && status !== 'failed'
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
        actions={actions}
      />
      {status !== 'empty' && (
        <div className="sw-ListScreen-tools">
          {search !== undefined && onSearchChange && (
            <SearchBox
              ref={searchBox}
              label={t('list.search', { entities: noun ?? name })}
              value={search}
              onValueChange={onSearchChange}
              onSearch={onSearch}
            />
          )}
          {layout === 'cards' && onSortChange && columns.some(({ sortable }) => sortable) && (
            <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />
          )}
          {allColumns && onShownChange && allColumns.length > 1 && (
            <ColumnChooser
              className="sw-ListScreen-columns"
              columns={allColumns}
              shown={columns.map((column) => column.id)}
              onShownChange={onShownChange}
            />
          )}
        </div>
      )}
      {status === 'refreshFailed' && problem && (
        <Banner tone="warning" title={t('list.refreshFailed')} actions={<Retry onRetry={onRetry} />}>
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status !== 'failed' && status !== 'empty' && (
        <div className="sw-ListScreen-line">
          {isSelecting && (
            <SelectionBar selection={selection} onSelectionChange={changeFromBar} total={known}>
              {selectionActions}
            </SelectionBar>
          )}
          <ListCount status={status} total={total} search={search} searched={searched} hidden={isSelecting} />
        </div>
      )}
      {isListed && (
        <RecordGrid
          ref={grid}
          className="sw-ListScreen-grid"
          label={name}
          columns={columns}
          rowCount={status === 'loading' ? waitingRows : rowCount}
          hasMore={hasMore}
          getRow={getRow}
          getRowId={getRowId}
          titleColumn={titleColumn}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
          onSelectionChange={onSelectionChange}
          onSelectRange={onSelectRange}
          onOpen={onOpen}
          getHref={getHref}
          layout={layout}
          onRangeChange={onRangeChange}
          defaultPlace={defaultPlace}
          onPlaceChange={onPlaceChange}
          autoFocus={returns}
          viewKey={viewKey}
          busy={status === 'loading'}
        />
      )}
      {status === 'empty' && (
        <EmptyState
          title={t('list.empty', { entities: noun ?? name })}
          headingLevel={nextLevel(headingLevel)}
          action={emptyAction}
        >
          {t('list.emptyText')}
        </EmptyState>
      )}
      {status === 'noResults' && (
        <EmptyState
          title={searched ? t('list.noResultsSearch', { search: searched }) : t('list.noResults')}
          headingLevel={nextLevel(headingLevel)}
          action={
            search && onSearchChange ? (
              <Button onClick={() => clearSearch(onSearchChange)}>{t('list.clearSearch')}</Button>
            ) : undefined
          }
        >
          {t('list.noResultsText')}
        </EmptyState>
      )}
      {status === 'failed' && (
        <Banner tone="danger" title={t('list.failed')} actions={<Retry onRetry={onRetry} />}>
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
    </section>
  )
}

/** So many rows wait in a list of which nothing is known: about a screen. */
const waitingRows = 12

function nextLevel(level: 1 | 2 | 3): 2 | 3 | 4 {
  return level === 1 ? 2 : level === 2 ? 3 : 4
}
