'use client'

import { useMemo } from 'react'
import { writeListQuery } from '../list/listAddress'
import { useSeenEntities } from '../product/useSeenEntities'
import type { SearchTarget } from './SearchTarget'

/** Return the targets: those given, or all entities that the role may list and whose source can search. */
export function useSearchTargets(given: readonly SearchTarget[] | undefined): readonly SearchTarget[] {
  const seen = useSeenEntities('list')
  const made = useMemo(
    () =>
      seen.flatMap(({ entity, source, getHref, getListHref }): readonly SearchTarget[] => {
        // A result leads somewhere, or is not shown.
        if (!source.can.search || !getHref) return []
        const list = getListHref && {
          getListHref: (words: string) => getListHref(writeListQuery({ search: words })),
        }
        return [{ entity, source, getHref, ...list }]
      }),
    [seen],
  )
  return given ?? made
}
