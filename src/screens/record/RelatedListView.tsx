'use client'

import { type ReactNode, useId } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { Skeleton } from '../../components/Skeleton'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { useScrollable } from '../../internal/useScrollable'
import { useSharedRef } from '../../internal/useSharedRef'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { handleLinkClick } from '../product/handleLinkClick'
import { sentence } from '../../messages/sentence'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import { useKeptFocus } from '../status/useKeptFocus'
import { relatedStretch } from '../source/pointing'
import type { RelatedListStatus } from './useRelatedList'

/** Props of a related list, whether it reads the records itself or is given them. */
export interface RelatedListBaseProps extends RootProps<HTMLElement> {
  /** The level of the heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /**
   * Where a new record that points here is made; without it and `onCreate` there is no button for it. A `RelatedList` in a
   * `ProductProvider` knows the form of the product, which it opens with the reference filled in.
   */
  createHref?: string | undefined
  /** Called to make a new record that points here. */
  onCreate?: (() => void) | undefined
  /** Where all of them are listed. Without it more of them are shown in place. */
  allHref?: string | undefined
  /** The words for failed calls. */
  errors?: ErrorCatalogue | undefined
}

export interface RelatedListColumn {
  id: string
  header: ReactNode
  /** Where the content stands in its cell; `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined
}

export interface RelatedListRow {
  id: string | number
  /** A cell for each column; the first names the record. */
  cells: readonly ReactNode[]
}

export interface RelatedListViewProps extends RelatedListBaseProps {
  /**
   * The state of the list, in one word.
   * @selector [data-status="empty"]
   */
  status: RelatedListStatus | 'emptyByRights'
  /** Names the records: "Orders". */
  title: ReactNode
  /** One record inside a sentence, for the button that makes one: "order". */
  noun: string
  /** Several records inside a sentence: "orders". */
  nouns: string
  /** The columns, the one that names the record first. Where there is little room only two are shown. */
  columns: readonly RelatedListColumn[]
  /** The records that are shown. */
  rows: readonly RelatedListRow[]
  /** How many there are, as far as it is known. */
  count?: number | undefined
  /** Which of them the person may see, where there are none of these: a sentence. */
  reason?: string | undefined
  /** Why they could not be read. */
  problem?: Problem | undefined
  /** Tries again what failed. */
  onRetry?: (() => void) | undefined
  /** Shows more of them; without it, and without `allHref`, all are shown. */
  onShowMore?: (() => void) | undefined
  /** Shows the first ones alone again. */
  onShowLess?: (() => void) | undefined
}

/** Records that point at the one on the page, as the status says. */
export function RelatedListView(props: RelatedListViewProps) {
  const { status, title, noun, nouns, columns, rows, count, reason, problem, errors, onRetry } = props
  const { createHref, onCreate, allHref, onShowMore, onShowLess } = props
  const { headingLevel = 2, className, style, ref } = props
  const { t, locale } = useLocale()
  const titleId = useId()
  const [list, holdList] = useSharedRef(ref)
  useKeptFocus(list)
  const Heading = `h${headingLevel}` as const
  const create = (createHref !== undefined || onCreate) && (
    <Button
      size="small"
      {...(createHref === undefined ? {} : { href: createHref })}
      onClick={handleLinkClick(onCreate)}
    >
      {t('list.create', { entity: noun })}
    </Button>
  )
  const isEmpty = status === 'empty' || status === 'emptyByRights'
  const hasRows = !isEmpty && status !== 'failed' && !(status === 'refreshFailed' && rows.length === 0)
  return (
    <section
      {...dataOf(props)}
      ref={holdList}
      className={classes('sw-RelatedList', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <div className="sw-RelatedList-bar">
        <Heading id={titleId} tabIndex={-1} className="sw-RelatedList-title">
          {title}
          {count !== undefined && count > 0 && (
            <>
              {' '}
              <span className="sw-RelatedList-count">{new Intl.NumberFormat(locale).format(count)}</span>
            </>
          )}
        </Heading>
        {status !== 'loading' && create}
      </div>
      {(status === 'failed' || status === 'refreshFailed') && (
        <Banner
          tone={status === 'failed' ? 'danger' : 'warning'}
          title={t(status === 'failed' ? 'list.failed' : 'list.refreshFailed')}
          actions={<Retry onRetry={onRetry} />}
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {isEmpty && (
        <p className="sw-RelatedList-empty">
          {status === 'empty'
            ? t('list.empty', { entities: nouns })
            : `${sentence(t('list.emptyByRightsTitle', { entities: nouns }))} ${reason ?? ''}`}
        </p>
      )}
      {hasRows && (
        <RelatedTable titleId={titleId} columns={columns} rows={status === 'loading' ? undefined : rows} />
      )}
      {hasRows && (
        <More allHref={allHref} count={count} shown={rows.length} onMore={onShowMore} onLess={onShowLess} />
      )}
    </section>
  )
}

interface MoreProps {
  allHref: string | undefined
  count: number | undefined
  shown: number
  onMore: (() => void) | undefined
  onLess: (() => void) | undefined
}

/** The way to the others, or back to the first ones; the same button, so that it keeps the focus. */
function More({ allHref, count, shown, onMore, onLess }: MoreProps) {
  const { t } = useLocale()
  if (!onMore && !onLess) return null
  const showsAll = count !== undefined && (allHref !== undefined || count - shown <= relatedStretch)
  const label = showsAll ? t('value.showAll', { count }) : t('related.showMore')
  if (allHref !== undefined) {
    return (
      <Link className="sw-RelatedList-more" href={allHref}>
        {label}
      </Link>
    )
  }
  return (
    <Button className="sw-RelatedList-more" size="small" variant="quiet" onClick={onMore ?? onLess}>
      {onMore ? label : t('value.showLess')}
    </Button>
  )
}

interface RelatedTableProps {
  titleId: string
  columns: readonly RelatedListColumn[]
  /** Nothing while they are read. */
  rows: readonly RelatedListRow[] | undefined
}

function RelatedTable({ titleId, columns, rows = pending }: RelatedTableProps) {
  const scroller = useScrollable<HTMLDivElement>()
  return (
    <div ref={scroller} className="sw-RelatedList-scroller" role="group" aria-labelledby={titleId}>
      <table className="sw-RelatedList-table" aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map(({ id, header, align }, place) => (
              <th key={id} scope="col" data-align={align} data-extra={place > 1 || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, align }, place) => {
                const isHeader = place === 0 && rows !== pending
                const Cell = isHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    {...(isHeader && { scope: 'row' })}
                    data-align={align}
                    data-extra={place > 1 || undefined}
                  >
                    {rows === pending ? <Skeleton width={place === 0 ? '9rem' : '5rem'} /> : row.cells[place]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As many rows as a list mostly has hold its place. */
const pending: readonly RelatedListRow[] = [1, 2, 3].map((id) => ({ id, cells: [] }))
