'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type TitledRecord, useTitlesOf } from '../../components/useTitles'
import { useLocale } from '../../internal/locale'
import { createSearcher, type FoundGroup, nothingAsked } from './createSearcher'
import { type SearchGroup, type SearchStatus, searchStatusOf } from './searchState'
import type { SearchTarget } from './SearchTarget'
import { shownGroups } from './shownGroups'
import { useSearchTargets } from './useSearchTargets'

export interface SearchOptions {
  /** The words to search for, as they are typed. */
  words: string
  /**
   * The entities to search; an array that stays the same as long as it is meant.
   * @default in a product every entity that the role may list, that has a page for a record and whose source can search
   */
  targets?: readonly SearchTarget[] | undefined
  /** How many records each source answers with. @default 5 */
  limit?: number | undefined
  /** The milliseconds for which typing rests before it is asked. @default 200 */
  delay?: number | undefined
}

export interface Search {
  readonly status: SearchStatus
  /** One for each entity, in the order of the product, whatever it has found. */
  readonly groups: readonly SearchGroup[]
  /** Asks one source again that has failed. */
  readonly onRetry: (name: string) => void
}

/**
 * Searches several sources for the same words. Each answers and fails by itself; what is asked next ends what was asked before, so
 * that no late answer is shown for other words.
 */
export function useSearch({ words: typed, targets: given, limit = 5, delay = 200 }: SearchOptions): Search {
  const { locale } = useLocale()
  const targets = useSearchTargets(given)
  const [searcher] = useState(createSearcher)
  const answer = useSyncExternalStore(searcher.subscribe, searcher.get, () => nothingAsked)
  const words = typed.trim()
  const first = useRef(true)
  useEffect(() => {
    // Ask for words in the address at once.
    searcher.ask({ words, targets, limit, locale }, first.current ? 0 : delay)
    first.current = false
    return () => searcher.stop()
  }, [searcher, words, targets, limit, locale, delay])
  const titleIn = useTitlesOf(answer.groups.flatMap((group) => titled(group, answer.targets)))
  const groups = shownGroups(answer, { words, targets, locale }, titleIn)
  const onRetry = useCallback((name: string) => searcher.retry(name), [searcher])
  return { status: searchStatusOf(words, groups), groups, onRetry }
}

function titled({ name, records }: FoundGroup, targets: readonly SearchTarget[]): readonly TitledRecord[] {
  const target = targets.find(({ entity }) => entity.name === name)
  return target ? records.map((record) => [target.entity, record]) : []
}
