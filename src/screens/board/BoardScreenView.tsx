'use client'

import { type ReactNode, useImperativeHandle, useRef } from 'react'
import type { GridLayout } from '../../collection/Column'
import { useGridLayout } from '../../collection/useGridLayout'
import { PageHeader } from '../../components/PageHeader'
import type { Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import type { RootProps } from '../../internal/RootProps'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ListCount } from '../list/ListCount'
import { ListNews } from '../list/ListNews'
import { ListTools, type ListToolsProps } from '../list/ListTools'
import { isRowless, ListWithoutRows } from '../list/ListWithoutRows'
import { useClearing } from '../list/useClearing'
import { nextLevel } from '../status/nextLevel'
import { useScreenFocus } from '../status/useScreenFocus'
import { Board, type BoardProps } from './Board'
import { BoardSelect } from './BoardSelect'
import type { BoardStatus } from './boardStatus'
import { MoveNews } from './MoveNews'
import type { FailedMove } from './useFieldMoves'

/** Props of a board's page, whether it reads the records itself or is given them. */
export interface BoardScreenBaseProps extends RootProps<HTMLElement> {
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** One of the records inside a sentence: "order". @default the entity's, or "record" in the language around it */
  noun?: string | undefined
  /** Several of them: "orders". @default the entity's, or "records" in the language around it */
  nouns?: string | undefined
  /** The level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Draws all columns beside each other, or one at a time. @default by the room there is */
  layout?: 'columns' | 'single' | undefined
  /** The product's words for its problems. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
  /** One sentence of what a board without a record is good for. */
  emptyText?: ReactNode
  /** Takes focus to the heading when the screen appears. @default false */
  autoFocus?: boolean | undefined
  /** Identifies the root. */
  id?: string | undefined
}

export interface BoardScreenViewProps<R extends object>
  extends
    BoardScreenBaseProps,
    BoardProps<R>,
    Pick<
      ListToolsProps<R>,
      | 'search'
      | 'onSearchChange'
      | 'onSearch'
      | 'filters'
      | 'filter'
      | 'onFilterChange'
      | 'quickFilters'
      | 'facets'
      | 'grouping'
    > {
  /** Names the screen: "Invoices on a board". */
  title: ReactNode
  /**
   * The state of the board, in one word.
   * @selector [data-status="refreshing"]
   */
  status: BoardStatus
  /** Why it `failed`, is `refreshFailed` or `partial`. */
  problem?: Problem | undefined
  /** Why it is `forbidden`, or `emptyByRights`: a sentence. */
  reason?: string | undefined
  /** The person may move no card: it is said. @default false */
  isReadOnly?: boolean | undefined
  /** A card that was not moved, and why. */
  failedMove?: FailedMove | undefined
  /** News of what was done with a record. */
  news?: ReactNode
  /** Called to load again what failed. */
  onRetry?: (() => void) | undefined
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** How many records match. */
  total?: Total | undefined
  /** So many records of a column the source gives at most, while the status is `capped`. */
  cap?: number | undefined
  /** The text of the last search, while another one is being typed. @default `search` */
  searched?: string | undefined
  /** Buttons for the whole board; the primary action stands last. */
  actions?: ReactNode
  /** The one step to take when there is no record yet. */
  emptyAction?: ReactNode
}

/** A board of records in one of its states, drawn from props alone. */
export function BoardScreenView<R extends object>(props: BoardScreenViewProps<R>) {
  const { title, status, problem, errors, onRetry, onSignIn, onAskAccess, total, noun, nouns, reason } = props
  const { breadcrumbs, description, actions, emptyAction, emptyText, news, failedMove, cap } = props
  const { headingLevel = 1, autoFocus = false, className, style, id, ref, isReadOnly = false } = props
  const { search, searched = search, onSearchChange, filters, filter, onFilterChange, grouping } = props
  const { layout: asked } = props
  const { t } = useScreenLocale(englishBoard)
  const root = useRef<HTMLElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const layout = useGridLayout(root, asked && layouts[asked])
  const heading = useScreenFocus(autoFocus)
  const name = typeof title === 'string' ? title : (nouns ?? '')
  const isWithout = isRowless(status)
  const hasTools = !isWithout || status === 'noResults' || status === 'failed'
  const narrow = layout === 'cards'
  const clearing = useClearing({ root, searchBox, search, onSearchChange, filter, filters, onFilterChange })
  return (
    <section
      {...dataOf(props)}
      id={id}
      ref={root}
      style={style}
      className={classes('sw-BoardScreen', className)}
      data-status={status}
      data-layout={narrow ? 'single' : 'columns'}
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
        <div className="sw-BoardScreen-tools">
          <ListTools
            columns={noColumns}
            search={search}
            onSearchChange={onSearchChange}
            onSearch={props.onSearch}
            filters={filters}
            filter={filter}
            onFilterChange={onFilterChange}
            quickFilters={props.quickFilters}
            facets={props.facets}
            nouns={nouns ?? name}
            layout={layout}
            searchBox={searchBox}
            grid={grid}
          />
          {grouping && (
            <BoardSelect
              of="lanes"
              label={t('board.lanes')}
              value={grouping.value}
              options={[{ value: '', label: t('board.lanesNone') }, ...grouping.options]}
              onValueChange={grouping.onValueChange}
            />
          )}
        </div>
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
      <MoveNews failed={failedMove} errors={errors} />
      {(!isWithout || status === 'noResults') && (
        <div className="sw-BoardScreen-line">
          <ListCount {...{ status, total, search, searched, noun, nouns }} hidden={false} />
          {isReadOnly && !isWithout && <p className="sw-BoardScreen-note">{t('board.readOnly')}</p>}
        </div>
      )}
      {isWithout ? (
        <ListWithoutRows
          status={status}
          nouns={nouns ?? name}
          headingLevel={headingLevel}
          emptyAction={emptyAction}
          emptyText={emptyText ?? t('board.emptyText')}
          searched={searched}
          {...clearing}
          problem={problem}
          errors={errors}
          reason={reason}
          onRetry={onRetry}
          onSignIn={onSignIn}
          onAskAccess={onAskAccess}
          pages={undefined}
          onPageChange={undefined}
        />
      ) : (
        <Board {...boardPropsOf(props)} narrow={narrow} headingLevel={nextLevel(headingLevel)} />
      )}
    </section>
  )
}

function boardPropsOf<R extends object>(props: BoardScreenViewProps<R>): BoardProps<R> {
  const { columns, lanes, onLaneExpandedChange, getCell, totals, getCardId, getCardTitle } = props
  const { renderCard, getHref, onOpen, getMoves, onHold, onRangeChange, changedCards } = props
  return {
    columns,
    lanes,
    onLaneExpandedChange,
    getCell,
    totals,
    getCardId,
    getCardTitle,
    renderCard,
    getHref,
    onOpen,
    getMoves,
    onHold,
    onRangeChange,
    changedCards,
  }
}

const noColumns = [] as const
const layouts: Readonly<Record<'columns' | 'single', GridLayout>> = { columns: 'table', single: 'cards' }
