'use client'

import { useState } from 'react'
import type { DataSource, ListFilter } from '../data/DataSource'
import { createListLoader } from './listLoader'
import { placeIn } from './listPlaces'
import type { RowQuery } from './rowQuery'
import { withPendingChanges } from './shownList'
import { clientOf } from './sourceClient'

/** One loader for as long as the list is the same, starting where the person was if those rows are still known. */
export function useListLoader<R extends object>(
  source: DataSource<R>,
  query: RowQuery,
  condition: ListFilter | undefined,
  viewKey: string,
  idName: string,
) {
  const listKey = JSON.stringify(condition)
  const make = () => {
    const last = placeIn(source, viewKey)
    const startRow = Math.max(0, last?.row ?? 0)
    const asked = createListLoader(source, clientOf(source), query, { condition, startRow })
    const loader = withPendingChanges(asked, source, idName)
    return { source, listKey, loader, place: loader.getState().rowCount > 0 ? last : undefined }
  }
  const [made, setMade] = useState(make)
  if (made.source === source && made.listKey === listKey) return made
  const next = make()
  setMade(next)
  return next
}
