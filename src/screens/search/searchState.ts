import type { ReactNode } from 'react'
import type { Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'

/**
 * Where a search is, in one word: nothing is asked for; some source has not answered; something is found; nothing is; or it is not
 * known, because a source failed and the others have nothing.
 */
export type SearchStatus = 'idle' | 'searching' | 'found' | 'empty' | 'failed'

/** One place that was found, or one thing to do. */
export interface SearchResult {
  /** Tells it from the others of its group. */
  readonly id: string
  readonly title: string
  /** Beside the title, to tell it from others of the same. */
  readonly subtitle?: string | undefined
  /** Where the words stand, when neither title nor subtitle has them: the label of a field, and a piece of its text. */
  readonly found?: { readonly label: string; readonly text: string } | undefined
  /** 16 px, before the title. */
  readonly icon?: ReactNode
  /** Leads there. */
  readonly href?: string | undefined
  /** Called when a person chooses it. */
  readonly onAction?: (() => void) | undefined
}

/** The results from one place. */
export interface SearchGroup {
  /** Tells it from the others: the name of the entity. */
  readonly name: string
  /** Heads it: "Invoices". */
  readonly label: string
  /** Each source answers and fails by itself. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly results: readonly SearchResult[]
  /** How many there are in all; absent where all of them are here. */
  readonly total?: Total | undefined
  /** Leads to the list of all that were found. */
  readonly href?: string | undefined
  /** Why it `failed`. */
  readonly problem?: Problem | undefined
}

/** Say where a search is, from what is known of its groups. */
export function searchStatusOf(words: string, groups: readonly SearchGroup[]): SearchStatus {
  if (words.trim() === '') return 'idle'
  const is = (status: SearchGroup['status']) => groups.some((group) => group.status === status)
  if (is('loading')) return 'searching'
  if (countOf(groups) > 0) return 'found'
  return is('failed') ? 'failed' : 'empty'
}

/** How many results are here. */
export const countOf = (groups: readonly SearchGroup[]) =>
  groups.reduce((sum, { results }) => sum + results.length, 0)

/** Whether a source has more than is here. */
export function hasMore({ results, total, href }: SearchGroup): boolean {
  if (href === undefined || results.length === 0 || total === undefined) return false
  return total.kind === 'unknown' || total.count > results.length || total.kind === 'atLeast'
}
