'use client'

import { Skeleton } from '../components/Skeleton'
import type { Total } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { Say } from '../words/say'
import type { ListStatus } from './listLoader'

export interface ListCountProps {
  status: ListStatus
  total: Total | undefined
  search: string | undefined
  hidden: boolean
}

/** Says how many there are. It stays on the page, so that a change is announced. */
export function ListCount({ status, total, search, hidden }: ListCountProps) {
  const { say } = useLocale()
  return (
    <p className={classes('sw-ListScreen-count', (hidden || status === 'noResults') && 'sw-VisuallyHidden')}>
      <span role="status">
        {status === 'loading' ? (
          <>
            <span className="sw-VisuallyHidden">{say('list.loading')}</span>
            <Skeleton width="6rem" />
          </>
        ) : status === 'noResults' ? (
          search ? (
            say('list.noResultsSearch', { search })
          ) : (
            say('list.noResults')
          )
        ) : (
          total && countWords(total, say)
        )}
      </span>
      {status === 'refreshing' && <span className="sw-ListScreen-refreshing">{say('list.refreshing')}</span>}
    </p>
  )
}

function countWords(total: Total, say: Say): string | undefined {
  if (total.kind === 'exact') return say('list.count', { count: total.count })
  return total.kind === 'atLeast' ? say('list.countAtLeast', { count: total.count }) : undefined
}
