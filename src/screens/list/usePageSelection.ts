'use client'

import { useMemo } from 'react'
import { isSelected, type Selection, selectRecords } from '../../collection/Selection'
import type { RecordId } from '../../data/DataSource'
import type { ListPages } from '../source/listState'

interface PageSelectionFacts {
  readonly pages: ListPages | undefined
  readonly rowCount: number
  readonly getRowId: (index: number) => RecordId | undefined
  readonly selection: Selection | undefined
  readonly onSelectionChange: ((selection: Selection) => void) | undefined
}

interface GridSelection {
  readonly selection: Selection | undefined
  readonly onSelectionChange: ((selection: Selection) => void) | undefined
}

/** Return the selection for the grid of one page: its "Select all" is of that page, and other pages keep theirs. */
export function usePageSelection(facts: PageSelectionFacts): GridSelection {
  const { pages, rowCount, getRowId, selection, onSelectionChange } = facts
  const inPages = pages !== undefined
  const ids = useMemo(
    () => (inPages ? Array.from({ length: rowCount }, (_, row) => getRowId(row)).filter(isKnown) : undefined),
    [inPages, rowCount, getRowId],
  )
  const onPage = useMemo(() => ids && selection && selectionOn(ids, selection), [ids, selection])
  if (!ids || !selection || !onSelectionChange) return { selection, onSelectionChange }
  return { selection: onPage, onSelectionChange: (next) => onSelectionChange(withPage(selection, ids, next)) }
}

const isKnown = (id: RecordId | undefined) => id !== undefined

/** The part of a selection that is on one page. */
export function selectionOn(ids: readonly RecordId[], selection: Selection): Selection {
  return { mode: 'include', ids: new Set(ids.filter((id) => isSelected(selection, id))) }
}

/** The selection after that of one page has become another one. */
export function withPage(selection: Selection, ids: readonly RecordId[], onPage: Selection): Selection {
  const chosen = ids.filter((id) => isSelected(onPage, id))
  const given = ids.filter((id) => !isSelected(onPage, id))
  return selectRecords(selectRecords(selection, chosen, true), given, false)
}
