'use client'

import { useMemo, useState } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import { entitiesLabelOf } from '../../spec/labels/labels'
import { useProduct } from '../product/useProduct'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { findCommands } from './findCommands'
import type { QuickCommand } from './QuickCommand'
import { type SearchScreenBaseProps, SearchScreenView } from './SearchScreenView'
import { type SearchGroup, searchStatusOf } from './searchState'
import { type SearchOptions, useSearch } from './useSearch'
import { useSearchTargets } from './useSearchTargets'
import { readerOf } from '../product/readerOf'

export interface SearchScreenProps extends SearchScreenBaseProps, Omit<SearchOptions, 'words'> {
  /** The words to search for; given with `onWordsChange`, the parent keeps them, in the address say. */
  words?: string | undefined
  /** The words to search for at first. @default nothing */
  defaultWords?: string | undefined
  /** Called with what a person types. */
  onWordsChange?: ((words: string) => void) | undefined
  /** The entity that is searched alone, by name; given with `onScopeChange`. @default all of them */
  scope?: string | undefined
  /** Called with the entity that a person wants to search alone, or with nothing for all. */
  onScopeChange?: ((scope: string | undefined) => void) | undefined
  /** Screens to go to, found by their names. @default none; in a product those that the role may open */
  places?: readonly QuickCommand[] | undefined
}

/** A search over all that a person may read, on a page of its own. */
export function SearchScreen(props: SearchScreenProps) {
  const product = useProduct()
  // Results of one role are not for another.
  return <SearchOfRole key={readerOf(product)} {...props} />
}

/** One source alone has more room than several. */
const limits = { all: 8, one: 50 }

const none: readonly QuickCommand[] = []

function SearchOfRole(props: SearchScreenProps) {
  const {
    words: given,
    defaultWords = '',
    onWordsChange,
    scope: givenScope,
    onScopeChange,
    places,
    ...more
  } = props
  const { targets: givenTargets, limit, delay, errors, ...rest } = more
  const { t, locale } = useScreenLocale(englishSearch)
  const [typed, setTyped] = useState(given ?? defaultWords)
  const [seen, setSeen] = useState(given)
  const [chosen, setChosen] = useState(givenScope)
  // Another search came from outside: back in the browser's history, a link.
  if (seen !== given) {
    setSeen(given)
    if (given !== undefined && given.trim() !== typed.trim()) setTyped(given)
  }
  const all = useSearchTargets(givenTargets)
  const wanted = onScopeChange ? givenScope : chosen
  const scope = all.some(({ entity }) => entity.name === wanted) ? wanted : undefined
  const targets = useMemo(
    () => (scope === undefined ? all : all.filter(({ entity }) => entity.name === scope)),
    [all, scope],
  )
  const words = typed
  const search = useSearch({
    words,
    targets,
    limit: limit ?? (scope === undefined ? limits.all : limits.one),
    delay,
  })
  const pages: SearchGroup = {
    name: ':pages',
    label: t('search.pages'),
    status: 'ready',
    results: words.trim() === '' || scope !== undefined ? [] : findCommands(places ?? none, words),
  }
  const groups = [pages, ...search.groups]
  return (
    <SearchScreenView
      {...rest}
      errors={useErrorCatalogue(errors)}
      status={searchStatusOf(words, groups)}
      words={words}
      onWordsChange={(next) => {
        setTyped(next)
        onWordsChange?.(next)
      }}
      groups={groups}
      scopes={all.map(({ entity }) => ({ value: entity.name, label: entitiesLabelOf(entity, locale) }))}
      scope={scope}
      onScopeChange={(next) => {
        setChosen(next)
        onScopeChange?.(next)
      }}
      onRetry={search.onRetry}
    />
  )
}
