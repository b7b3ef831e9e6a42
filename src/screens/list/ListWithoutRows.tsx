'use client'

import CloudOff from 'lucide-react/icons/cloud-off'
import EyeOff from 'lucide-react/icons/eye-off'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { AskAccess } from '../product/AskAccess'
import { forbiddenText } from '../product/forbiddenText'
import type { ListPages } from '../source/listState'
import type { ListStatus } from './listStatus'
import { problemMessages } from '../product/problemMessages'
import { nextLevel } from '../status/nextLevel'
import { Retry } from '../status/Retry'

/** The states in which a list has no rows to show. */
export type RowlessStatus = Extract<
  ListStatus,
  | 'empty'
  | 'emptyByRights'
  | 'noResults'
  | 'outOfRange'
  | 'failed'
  | 'offline'
  | 'rateLimited'
  | 'signedOut'
  | 'forbidden'
>

const rowless: ReadonlySet<ListStatus> = new Set<RowlessStatus>([
  'empty',
  'emptyByRights',
  'noResults',
  'outOfRange',
  'failed',
  'offline',
  'rateLimited',
  'signedOut',
  'forbidden',
])

export function isRowless(status: ListStatus): status is RowlessStatus {
  return rowless.has(status)
}

interface ListWithoutRowsProps {
  status: RowlessStatus
  nouns: string
  headingLevel: 1 | 2 | 3
  emptyAction?: ReactNode
  emptyText?: ReactNode
  /** Why nothing matches, in place of what to try. */
  noResultsText?: ReactNode
  searched?: string | undefined
  /** Clears the search; without it there is nothing to clear. */
  onClearSearch?: (() => void) | undefined
  /** Clears the filters; without it there are none that a person could clear. */
  onClearFilters?: (() => void) | undefined
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Why it is forbidden, or empty for this person. */
  reason: string | undefined
  onRetry: (() => void) | undefined
  onSignIn: (() => void) | undefined
  onAskAccess: (() => void | Promise<void>) | undefined
  pages?: ListPages | undefined
  onPageChange?: ((page: number) => void) | undefined
}

/** A list that has no rows to show: why, and the way on. */
export function ListWithoutRows(props: ListWithoutRowsProps) {
  const { status, nouns, headingLevel, emptyAction, emptyText, searched, onClearSearch, onClearFilters } =
    props
  const { problem, errors, reason, onRetry, onSignIn, onAskAccess, pages, onPageChange } = props
  const { t, locale } = useLocale()
  const level = nextLevel(headingLevel)
  const retry = onRetry && <Retry size="medium" onRetry={onRetry} retryAfter={problem?.retryAfter} />
  switch (status) {
    case 'empty':
      return (
        <EmptyState
          icon={<Inbox className="sw-icon" />}
          title={t('list.empty', { entities: nouns })}
          headingLevel={level}
          action={emptyAction}
        >
          {emptyText ?? t('list.emptyText')}
        </EmptyState>
      )
    case 'emptyByRights':
      return (
        <EmptyState
          icon={<EyeOff className="sw-icon" />}
          title={t('list.emptyByRightsTitle', { entities: nouns })}
          headingLevel={level}
          action={emptyAction}
        >
          {reason}
        </EmptyState>
      )
    case 'noResults':
      return (
        <EmptyState
          icon={<SearchX className="sw-icon" />}
          title={searched ? t('list.noResultsSearch', { search: searched }) : t('list.noResults')}
          headingLevel={level}
          action={
            <>
              {onClearSearch && <Button onClick={onClearSearch}>{t('list.clearSearch')}</Button>}
              {onClearFilters && <Button onClick={onClearFilters}>{t('filter.clearFilters')}</Button>}
            </>
          }
        >
          {props.noResultsText ??
            t(onClearFilters && !searched ? 'filter.noResultsText' : 'list.noResultsText')}
        </EmptyState>
      )
    case 'outOfRange': {
      const page = pages?.page ?? 1
      const last = pages?.pageCount
      return (
        <EmptyState
          icon={<FileQuestionMark className="sw-icon" />}
          title={t('pages.outOfRange', { page: new Intl.NumberFormat(locale).format(page) })}
          headingLevel={level}
          action={
            onPageChange && (
              <Button variant="primary" onClick={() => onPageChange(last ?? page - 1)}>
                {t(last === undefined ? 'pages.toPrevious' : 'pages.toLast')}
              </Button>
            )
          }
        >
          {t('pages.outOfRangeText')}
        </EmptyState>
      )
    }
    case 'forbidden':
      return (
        <EmptyState
          icon={<Lock className="sw-icon" />}
          title={t('status.forbidden')}
          headingLevel={level}
          action={onAskAccess && <AskAccess onAsk={onAskAccess} />}
        >
          {forbiddenText({ problem, errors, reason, asks: onAskAccess !== undefined, t })}
        </EmptyState>
      )
    case 'signedOut':
      return (
        <EmptyState
          icon={<Lock className="sw-icon" />}
          title={t('status.signIn')}
          headingLevel={level}
          action={
            onSignIn ? (
              <Button variant="primary" onClick={onSignIn}>
                {t('form.signIn')}
              </Button>
            ) : (
              retry
            )
          }
        >
          {t('status.signInText')}
        </EmptyState>
      )
    case 'offline':
      return (
        <EmptyState
          icon={<CloudOff className="sw-icon" />}
          title={t('status.offline')}
          headingLevel={level}
          action={retry}
        >
          {t('list.offlineText')}
        </EmptyState>
      )
    case 'rateLimited':
      return (
        <EmptyState
          icon={<Hourglass className="sw-icon" />}
          title={t('status.rateLimited')}
          headingLevel={level}
          action={retry}
        >
          {problem && problemMessages(problem, t, errors)}
        </EmptyState>
      )
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={t('list.failed')}
          actions={<Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )
  }
}
