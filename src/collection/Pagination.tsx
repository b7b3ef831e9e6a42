'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { Button } from '../components/Button'
import { IconButton } from '../components/IconButton'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import { pageItems } from './pageItems'

export interface PaginationProps extends RootProps<HTMLElement> {
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. Without it only the neighbours are offered. */
  pageCount?: number | undefined
  /** Whether a page follows. @default as `pageCount` tells */
  hasNext?: boolean | undefined
  /** Called with the page that a person asks for. */
  onPageChange: (page: number) => void
  /** How many rows a page holds. */
  pageSize?: number | undefined
  /** How many it can hold. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined
  /** Called with how many rows a page is to hold; without it that is not offered. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** Names the navigation. @default "Pages" */
  label?: string | undefined
}

/** Leads from page to page of a list. With little room it says where a person is, and leads to the neighbours. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange } = props
  const hasNext = props.hasNext ?? (pageCount !== undefined && page < pageCount)
  const { pageSize, pageSizes = usualSizes, onPageSizeChange, label, className, style, ref } = props
  const { t, locale } = useLocale()
  const sizeId = useId()
  const write = (count: number) => new Intl.NumberFormat(locale).format(count)
  // From beyond the end the last page is the neighbour.
  const previous = Math.min(page - 1, pageCount ?? page)
  const whereIn = (pages: number) => t('pages.where', { page: write(page), pages: write(pages) })
  return (
    <nav
      {...dataOf(props)}
      ref={ref}
      style={style}
      className={classes('sw-Pagination', className)}
      aria-label={label ?? t('pages.label')}
    >
      <IconButton
        size="small"
        label={t('pages.previous')}
        icon={<ChevronLeft className="sw-icon" data-directional />}
        // It stays reachable, since those who press it several times have the focus here.
        disabledReason={previous < 1 ? t('pages.isFirst') : undefined}
        onClick={() => onPageChange(previous)}
      />
      {pageCount !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list
        <ol className="sw-Pagination-pages" role="list">
          {pageItems(page, pageCount).map((item) => (
            <li key={item} className="sw-Pagination-item">
              {typeof item === 'number' ? (
                <Button
                  size="small"
                  variant="quiet"
                  className="sw-Pagination-page"
                  aria-label={t('pages.page', { page: write(item) })}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => item !== page && onPageChange(item)}
                >
                  {write(item)}
                </Button>
              ) : (
                <span className="sw-Pagination-gap" aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <span className="sw-Pagination-where" data-alone={pageCount === undefined || undefined}>
        {pageCount === undefined ? t('pages.page', { page: write(page) }) : whereIn(pageCount)}
      </span>
      <IconButton
        size="small"
        label={t('pages.next')}
        icon={<ChevronRight className="sw-icon" data-directional />}
        disabledReason={hasNext ? undefined : t('pages.isLast')}
        onClick={() => onPageChange(page + 1)}
      />
      {onPageSizeChange && pageSize !== undefined && (
        <span className="sw-Pagination-size">
          <label htmlFor={sizeId} className="sw-Pagination-sizeLabel">
            {t('pages.size')}
          </label>
          <select
            id={sizeId}
            className="sw-Pagination-sizeControl"
            value={pageSize}
            onChange={({ currentTarget }) => onPageSizeChange(Number(currentTarget.value))}
          >
            {[...new Set([...pageSizes, pageSize])]
              .toSorted((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {write(size)}
                </option>
              ))}
          </select>
        </span>
      )}
    </nav>
  )
}

const usualSizes: readonly number[] = [25, 50, 100]
