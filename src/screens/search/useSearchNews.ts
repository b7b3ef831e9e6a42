'use client'

import { useEffect } from 'react'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import { countOf, type SearchGroup, type SearchStatus } from './searchState'

interface SearchNewsProps {
  status: SearchStatus
  words: string
  groups: readonly SearchGroup[]
}

/** Says how many results there are, once all sources have answered. */
export function useSearchNews({ status, words, groups }: SearchNewsProps) {
  const { t } = useScreenLocale(englishSearch)
  const announce = useAnnounce()
  const failed = groups.filter((group) => group.status === 'failed').map(({ label }) => label)
  const news = [
    status === 'found' ? t('search.found', { count: countOf(groups) }) : '',
    status === 'empty' ? t('search.empty', { words: words.trim() }) : '',
    ...(status === 'found' || status === 'failed'
      ? failed.map((entities) => t('search.groupFailed', { entities }))
      : []),
  ]
    .filter(Boolean)
    .join('. ')
  useEffect(() => {
    if (news) announce(news)
    // The same number for other words is news as well.
  }, [announce, news, words])
}
