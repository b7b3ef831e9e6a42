import type { RefObject } from 'react'
import type { ListFilter } from '../../data/DataSource'

interface Clearing {
  readonly root: RefObject<HTMLElement | null>
  readonly searchBox: RefObject<HTMLInputElement | null>
  readonly search: string | undefined
  readonly onSearchChange: ((search: string) => void) | undefined
  readonly filter: ListFilter | undefined
  readonly filters: readonly unknown[] | undefined
  readonly onFilterChange: ((filter: ListFilter | undefined) => void) | undefined
}

/** How a screen whose search has found nothing lets people clear it, and its filters; nothing where there is none to clear. */
export function useClearing(screen: Clearing) {
  const { root, searchBox, search, onSearchChange, filter, filters, onFilterChange } = screen
  return {
    onClearSearch:
      search && onSearchChange
        ? () => {
            onSearchChange('')
            // The button goes with the words that were cleared: the box is where to type others.
            searchBox.current?.focus()
          }
        : undefined,
    onClearFilters:
      filter && filters?.length && onFilterChange
        ? () => {
            onFilterChange(undefined)
            // The button goes with the filters: the one that sets another is where to go on.
            root.current?.querySelector<HTMLElement>('.sw-FilterBar-add, .sw-ListScreen-view')?.focus()
          }
        : undefined,
  }
}
