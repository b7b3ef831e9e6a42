'use client'

import { useId } from 'react'
import { Banner } from '../../components/Banner'
import { Link } from '../../components/Link'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { mayTryAgain } from '../source/problemKinds'
import { Retry } from '../status/Retry'
import { moreText } from './moreText'
import { ResultText } from './ResultText'
import { hasMore, type SearchGroup } from './searchState'

interface SearchSectionProps {
  group: SearchGroup
  words: string
  headingLevel: 2 | 3
  errors: ErrorCatalogue | undefined
  onRetry: ((name: string) => void) | undefined
}

/** Results from one place, or why nothing is known of it. Where nothing is, there is no section. */
export function SearchSection({ group, words, headingLevel, errors, onRetry }: SearchSectionProps) {
  const { name, label, status, results, problem, href } = group
  const { t } = useScreenLocale(englishSearch)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  if (status !== 'failed' && results.length === 0) return null
  return (
    <section className="sw-SearchScreen-section" aria-labelledby={id} data-status={status}>
      <Heading id={id} className="sw-SearchScreen-heading">
        {label}
      </Heading>
      {status === 'failed' && (
        <Banner
          tone="danger"
          title={t('search.groupFailed', { entities: label })}
          actions={
            onRetry &&
            mayTryAgain(problem, errors) && (
              <Retry onRetry={() => onRetry(name)} retryAfter={problem?.retryAfter} />
            )
          }
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {results.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list
        <ul className="sw-SearchScreen-list" role="list">
          {results.map((result) => (
            <li key={result.id} className="sw-SearchScreen-item">
              <a className="sw-SearchScreen-link" href={result.href} onClick={result.onAction}>
                {result.icon}
                <ResultText result={result} words={words} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasMore(group) && href !== undefined && <Link href={href}>{moreText(group, t)}</Link>}
    </section>
  )
}
