'use client'

import { type ReactNode, useImperativeHandle, useRef } from 'react'
import type { GridLayout } from '../collection/Column'
import { RecordGrid, type RecordGridProps } from '../collection/RecordGrid'
import { type Selection, selectionExtent } from '../collection/Selection'
import { SelectionBar } from '../collection/SelectionBar'
import { useGridLayout } from '../collection/useGridLayout'
import { Banner } from '../components/Banner'
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
import { ListTools, type ListToolsProps } from './ListTools'
import { ListWithoutRows } from './ListWithoutRows'
import { problemMessages } from './problemMessages'
import { Retry } from './Retry'
import { useFocusAfterSelection } from './useFocusAfterSelection'
import { useScreenFocus } from './useScreenFocus'

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
  /** Why it is `forbidden`, or why an `empty` list may not be all there is: a sentence. */
  reason?: string | undefined
  /** News of what was done with a record. */
  news?: ReactNode
  /** Called to load the list again. */
  onRetry?: (() => void) | undefined
  /** How many records match. */
  total?: Total
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
  const { totals, viewKey, style, id, searched = search, reason, news } = props
  const { t } = useLocale()
  const root = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const layout = useGridLayout(root, askedLayout)
  const returns = autoFocus && defaultPlace !== undefined && defaultPlace.row >= 0
  const heading = useScreenFocus(autoFocus && !returns)
  const known = total?.kind === 'exact' ? total.count : undefined
  const name = label ?? (typeof title === 'string' ? title : (noun ?? ''))
  const isListed =
    status !== 'empty' && status !== 'noResults' && status !== 'failed' && status !== 'forbidden'
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
      {status !== 'empty' && status !== 'forbidden' && (
        <ListTools {...props} noun={noun ?? name} grid={grid} layout={layout} searchBox={searchBox} />
      )}
      {status === 'refreshFailed' && problem && (
        <Banner tone="warning" title={t('list.refreshFailed')} actions={<Retry onRetry={onRetry} />}>
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {news}
      {status !== 'failed' && status !== 'empty' && status !== 'forbidden' && (
        <div className="sw-ListScreen-line">
          {isSelecting && (
            <SelectionBar selection={selection} onSelectionChange={changeFromBar} total={known}>
              {selectionActions}
            </SelectionBar>
          )}
          <ListCount status={status} total={total} search={search} searched={searched} hidden={isSelecting} />
        </div>
      )}
      {isListed ? (
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
          totals={totals}
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
          onColumnResize={onColumnResize}
          data-density={density}
        />
      ) : (
        <ListWithoutRows
          status={status}
          noun={noun ?? name}
          headingLevel={headingLevel}
          emptyAction={emptyAction}
          searched={searched}
          onClearSearch={search && onSearchChange ? () => clearSearch(onSearchChange) : undefined}
          onClearFilters={
            filter && filters?.length && onFilterChange ? () => clearFilters(onFilterChange) : undefined
          }
          problem={problem}
          errors={errors}
          reason={reason}
          onRetry={onRetry}
        />
      )}
    </section>
  )
}

/** So many rows wait in a list of which nothing is known: about a screen. */
const waitingRows = 12
