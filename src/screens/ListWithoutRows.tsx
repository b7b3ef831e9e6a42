'use client'

import type { ReactNode } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import type { Problem } from '../data/problems'
import { useLocale } from '../internal/locale'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { forbiddenText } from './forbiddenText'
import { problemMessages } from './problemMessages'
import { Retry } from './Retry'

interface ListWithoutRowsProps {
  status: 'empty' | 'noResults' | 'failed' | 'forbidden'
  noun: string
  headingLevel: 1 | 2 | 3
  emptyAction: ReactNode
  searched: string | undefined
  /** Clears the search; without it there is nothing to clear. */
  onClearSearch: (() => void) | undefined
  /** Clears the filters; without it there are none that a person could clear. */
  onClearFilters: (() => void) | undefined
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  /** Why it is forbidden, or empty for this person. */
  reason: string | undefined
  onRetry: (() => void) | undefined
}

/** A list that has no rows to show: why, and the way on. */
export function ListWithoutRows(props: ListWithoutRowsProps) {
  const { status, noun, headingLevel, emptyAction, searched, onClearSearch, onClearFilters } = props
  const { problem, errors, reason, onRetry } = props
  const { t } = useLocale()
  const level = nextLevels[headingLevel]
  switch (status) {
    case 'empty':
      return (
        <EmptyState title={t('list.empty', { entities: noun })} headingLevel={level} action={emptyAction}>
          {reason ?? t('list.emptyText')}
        </EmptyState>
      )
    case 'noResults':
      return (
        <EmptyState
          title={searched ? t('list.noResultsSearch', { search: searched }) : t('list.noResults')}
          headingLevel={level}
          action={
            <>
              {onClearSearch && <Button onClick={onClearSearch}>{t('list.clearSearch')}</Button>}
              {onClearFilters && <Button onClick={onClearFilters}>{t('filter.clearFilters')}</Button>}
            </>
          }
        >
          {t(onClearFilters && !searched ? 'filter.noResultsText' : 'list.noResultsText')}
        </EmptyState>
      )
    case 'forbidden':
      return (
        <EmptyState title={t('status.forbidden')} headingLevel={level}>
          {forbiddenText({ problem, errors, reason, t })}
        </EmptyState>
      )
    case 'failed':
      return (
        <Banner tone="danger" title={t('list.failed')} actions={<Retry onRetry={onRetry} />}>
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )
  }
}

/** The level of a heading below another one. */
const nextLevels = { 1: 2, 2: 3, 3: 4 } as const
