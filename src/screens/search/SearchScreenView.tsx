'use client'

import { type ReactNode, useId } from 'react'
import { SearchBox } from '../../collection/SearchBox'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { SegmentedField } from '../../fields/SegmentedField'
import { SelectField } from '../../fields/SelectField'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import { andList } from '../../messages/listText'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { ScreenProps } from '../status/ScreenProps'
import { useScreenFocus } from '../status/useScreenFocus'
import { SearchSection } from './SearchSection'
import type { SearchGroup, SearchStatus } from './searchState'
import { useSearchNews } from './useSearchNews'

/** Props of a search page, whether it searches itself or is given what is found. */
export interface SearchScreenBaseProps extends ScreenProps {
  /** Names the page. @default "Search" */
  title?: ReactNode
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** A sentence below the title: what is searched. */
  description?: ReactNode
  /** The product's words for its problems. */
  errors?: ErrorCatalogue | undefined
}

export interface SearchScreenViewProps extends SearchScreenBaseProps {
  /**
   * Where the search is, in one word.
   * @selector [data-status="found"]
   */
  status: SearchStatus
  /** The words in the box. */
  words: string
  /** Called with each change of it. */
  onWordsChange: (words: string) => void
  /** The results; a group without any is left out. */
  groups: readonly SearchGroup[]
  /** The scopes to search alone, by name and label; with one there is nothing to choose. @default none */
  scopes?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** The scope that is searched alone; absent for everything. */
  scope?: string | undefined
  /** Called with what is to be searched alone, or with nothing for everything. */
  onScopeChange?: ((scope: string | undefined) => void) | undefined
  /** Called to ask a source again that has failed. */
  onRetry?: ((name: string) => void) | undefined
}

/** A search over everything on a page of its own, as its status says. */
export function SearchScreenView(props: SearchScreenViewProps) {
  const { status, words, onWordsChange, groups, scopes = [], scope, onScopeChange, onRetry, errors } = props
  const {
    title,
    breadcrumbs,
    description,
    headingLevel = 1,
    autoFocus = false,
    className,
    style,
    ref,
  } = props
  const { t } = useScreenLocale(englishSearch)
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  useSearchNews({ status, words, groups })
  const level = headingLevel === 1 ? 2 : 3
  return (
    <section
      {...dataOf(props)}
      ref={ref}
      className={classes('sw-Screen sw-SearchScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'searching' || undefined}
    >
      <PageHeader
        title={title ?? t('search.title')}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        {...(description !== undefined && { description })}
      />
      <div className="sw-SearchScreen-tools">
        <SearchBox
          className="sw-SearchScreen-box"
          label={t('search.field')}
          value={words}
          onValueChange={onWordsChange}
        />
        {scopes.length > 1 && <Scopes {...{ scopes, scope, onScopeChange }} />}
      </div>
      <div className="sw-SearchScreen-results">
        {groups.map((group) => (
          <SearchSection key={group.name} {...{ group, words, onRetry, errors }} headingLevel={level} />
        ))}
        <SearchNote {...{ status, words, groups }} headingLevel={level} />
      </div>
    </section>
  )
}

/** More than these stand side by side on no phone. */
const mostSegments = 4

function Scopes({
  scopes = [],
  scope,
  onScopeChange,
}: Pick<SearchScreenViewProps, 'scopes' | 'scope' | 'onScopeChange'>) {
  const { t } = useScreenLocale(englishSearch)
  const all = ''
  const everywhere = t('search.everywhere')
  const choice = {
    label: t('search.in'),
    value: scope ?? all,
    onValueChange: (value: string | null) => onScopeChange?.(value || undefined),
  }
  return (
    <div className="sw-SearchScreen-scopes">
      {scopes.length < mostSegments ? (
        <SegmentedField {...choice} options={[{ value: all, label: everywhere }, ...scopes]} />
      ) : (
        <SelectField {...choice} options={scopes} emptyLabel={everywhere} />
      )}
    </div>
  )
}

interface SearchNoteProps extends Pick<SearchScreenViewProps, 'status' | 'words' | 'groups'> {
  headingLevel: 2 | 3
}

/** Which sources have not answered, or that there is nothing. */
function SearchNote({ status, words, groups, headingLevel }: SearchNoteProps) {
  const { t, locale } = useScreenLocale(englishSearch)
  switch (status) {
    case 'idle':
      return (
        <EmptyState title={t('search.idle')} headingLevel={headingLevel}>
          {t('search.idleText')}
        </EmptyState>
      )
    case 'searching': {
      const waiting = groups.filter((group) => group.status === 'loading').map(({ label }) => label)
      return (
        <p className="sw-SearchScreen-note" data-loading="">
          {t('search.searching', { entities: andList(waiting, locale) })}
        </p>
      )
    }
    case 'empty':
      return (
        <EmptyState title={t('search.empty', { words: words.trim() })} headingLevel={headingLevel}>
          {t('search.emptyText')}
        </EmptyState>
      )
    case 'found':
    case 'failed':
      return undefined
  }
}
