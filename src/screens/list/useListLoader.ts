'use client'

import { useState } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import { type CalmLoader, calmList } from './calmList'
import { expandedIn } from './expandedGroups'
import { createGroupLoader } from './groupLoader'
import type { ListGrouping } from './listGroups'
import { createListLoader } from './listLoader'
import { placeIn } from './listPlaces'
import { createPageLoader } from './pageLoader'
import type { RowQuery } from '../source/rowQuery'
import { withPendingChanges } from '../source/shownList'
import { clientOf } from '../source/sourceClient'
import { withWaitingWrites } from '../source/waitingRows'

export interface ListPagingOptions {
  /** All rows below each other, loaded as they come into view, or a page of them at a time. @default 'endless' */
  paging?: 'endless' | 'pages' | undefined
  /** How many rows a page holds at first. @default 50 */
  pageSize?: number | undefined
}

interface AskedList {
  readonly query: RowQuery
  readonly condition: ListFilter | undefined
  readonly viewKey: string
  readonly grouping: ListGrouping | undefined
}

/** One loader for as long as the list is the same, starting where the person was if those rows are still known. */
export function useListLoader<R extends object>(
  source: DataSource<R>,
  entity: Entity,
  { query, condition, viewKey, grouping }: AskedList,
  { paging = 'endless', pageSize = 50 }: ListPagingOptions = {},
) {
  // A list in groups has no pages: there is a group to expand instead.
  const listKey = JSON.stringify(grouping ? [condition, grouping.id] : [condition, paging, pageSize])
  const make = () => {
    const last = placeIn(source, viewKey)
    const startRow = Math.max(0, last?.row ?? 0)
    const client = clientOf(source)
    const idName = entity.id
    if (grouping) {
      const expanded = expandedIn(source, listKey)
      const groups = createGroupLoader(source, client, query, {
        entity,
        grouping,
        condition,
        expanded,
        startRow,
      })
      return { source, listKey, groups, loader: groups as CalmLoader<R>, place: placeNow(groups, last) }
    }
    const asked =
      paging === 'pages'
        ? createPageLoader(source, client, query, { condition, pageSize })
        : createListLoader(source, client, query, { condition, startRow })
    const calm = calmList(asked, source, idName)
    const loader = withPendingChanges<R, CalmLoader<R>>(withWaitingWrites(calm, source), source, idName)
    return { source, listKey, groups: undefined, loader, place: placeNow(loader, last) }
  }
  const [made, setMade] = useState(make)
  if (made.source === source && made.listKey === listKey) return made
  const next = make()
  setMade(next)
  return next
}

/** A place is kept for rows that are still known. */
function placeNow<Place>(
  loader: { getState(): { readonly rowCount: number } },
  last: Place | undefined,
): Place | undefined {
  return loader.getState().rowCount > 0 ? last : undefined
}
