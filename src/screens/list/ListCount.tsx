'use client'

import { useEffect, useState } from 'react'
import { Skeleton } from '../../components/Skeleton'
import type { Total } from '../../data/DataSource'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { Translate } from '../../messages/createTranslator'
import type { ListPages } from '../source/listState'
import type { ListStatus } from './listStatus'

export interface ListCountProps {
  status: ListStatus
  total: Total | undefined
  /** The text in the search box. */
  search: string | undefined
  /** The text of the last search. */
  searched: string | undefined
  hidden: boolean
  /** One record inside a sentence: "order". */
  noun: string | undefined
  /** Several of them: "orders". */
  nouns: string | undefined
  /** Where a list in pages stands: that is announced with the number of records. */
  pages?: ListPages | undefined
}

/** How many records there are: shown at once, and announced when the typing has ended. */
export function ListCount(props: ListCountProps) {
  const { status, search, hidden, pages } = props
  const { t, locale } = useLocale()
  const words = wordsOf(props, t)
  const write = (count: number) => new Intl.NumberFormat(locale).format(count)
  const where = pages && status !== 'loading' && whereIn(pages, write, t)
  const settled = useSettled(
    where ? [words, where].filter(Boolean).join(t('list.comma')) : words,
    search,
    status === 'loading' || status === 'refreshing',
  )
  return (
    <p className={classes('sw-ListScreen-count', (hidden || status === 'noResults') && 'sw-VisuallyHidden')}>
      <span role="status" className="sw-VisuallyHidden">
        {settled}
      </span>
      <span aria-hidden="true">{status === 'loading' ? <Skeleton width="6rem" /> : words}</span>
      {status === 'refreshing' && <span className="sw-ListScreen-refreshing">{t('list.refreshing')}</span>}
    </p>
  )
}

function whereIn({ shownPage, pageCount }: ListPages, write: (count: number) => string, t: Translate) {
  const page = write(shownPage)
  if (pageCount === undefined) return t('pages.page', { page })
  return pageCount > 1 ? t('pages.where', { page, pages: write(pageCount) }) : undefined
}

function wordsOf({ status, total, searched, noun, nouns }: ListCountProps, t: Translate) {
  if (status === 'loading') return t('list.loading')
  if (status === 'noResults') {
    return searched ? t('list.noResultsSearch', { search: searched }) : t('list.noResults')
  }
  if (total?.kind !== 'exact' && total?.kind !== 'atLeast') return undefined
  const { count } = total
  const records = count === 1 ? noun : nouns
  if (records) return t(total.kind === 'exact' ? 'list.countOf' : 'list.countOfAtLeast', { count, records })
  return t(total.kind === 'exact' ? 'list.count' : 'list.countAtLeast', { count })
}

/** So many milliseconds without a key are the end of the typing, also for those who search for the keys. */
const rest = 700

/**
 * The words to announce. A count that comes while a person types, and is over before it was read, is left out; one that
 * changes by itself is announced at once.
 */
function useSettled(words: string | undefined, typed: string | undefined, busy: boolean) {
  const [announced, setAnnounced] = useState({ words, typed })
  const types = announced.typed !== typed
  if (!busy && !types && announced.words !== words) setAnnounced({ words, typed })
  useEffect(() => {
    if (busy || !types) return
    const end = setTimeout(() => setAnnounced({ words, typed }), rest)
    return () => clearTimeout(end)
  }, [words, typed, busy, types])
  return announced.words
}
