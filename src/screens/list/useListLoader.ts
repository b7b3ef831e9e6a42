'use client'

import { useState } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import { type CalmLoader, calmList } from './calmList'
import { createListLoader } from './listLoader'
import { placeIn } from './listPlaces'
import { createPageLoader } from './pageLoader'
import type { RowQuery } from '../source/rowQuery'
import { withPendingChanges } from '../source/shownList'
import { clientOf } from '../source/sourceClient'

export interface ListPagingOptions {
  /** All rows below each other, loaded as they come into view, or a page of them at a time. @default 'endless' */
  paging?: 'endless' | 'pages'
  /** How many rows a page holds at first. @default 50 */
  pageSize?: number
}

/** One loader for as long as the list is the same, starting where the person was if those rows are still known. */
export function useListLoader<R extends object>(
  source: DataSource<R>,
  query: RowQuery,
  condition: ListFilter | undefined,
  viewKey: string,
  idName: string,
  { paging = 'endless', pageSize = 50 }: ListPagingOptions = {},
) {
  const listKey = JSON.stringify([condition, paging, pageSize])
  const make = () => {
    const last = placeIn(source, viewKey)
    const startRow = Math.max(0, last?.row ?? 0)
    const client = clientOf(source)
    const asked =
      paging === 'pages'
        ? createPageLoader(source, client, query, { condition, pageSize })
        : createListLoader(source, client, query, { condition, startRow })
    const calm = calmList(asked, source, idName)
    const loader = withPendingChanges<R, CalmLoader<R>>(calm, source, idName)
    return { source, listKey, loader, place: loader.getState().rowCount > 0 ? last : undefined }
  }
  const [made, setMade] = useState(make)
  if (made.source === source && made.listKey === listKey) return made
  const next = make()
  setMade(next)
  return next
}
