import type { Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'

/** The records below one record, or those at the top, as far as they are known. */
export interface TreeBranch<R> {
  /** How the loading of the branch stands; one that is refreshing, or whose renewal failed, has records all the same. */
  readonly status: 'loading' | 'refreshing' | 'ready' | 'failed'
  readonly records: readonly R[]
  /** How many there are, shown or not. @default as many as are given */
  readonly total?: Total | undefined
  /** Whether more of them can be shown. @default false */
  readonly hasMore?: boolean | undefined
  /** Whether more are on their way. @default false */
  readonly isLoadingMore?: boolean | undefined
  /** Why it failed, or why no more of them came. */
  readonly problem?: Problem | undefined
  /** Why records are missing from it. */
  readonly partial?: Problem | undefined
}

/** The branches of a tree by the id of the record that they stand below, as text; those at the top below `''`. */
export type TreeBranches<R> = ReadonlyMap<string, TreeBranch<R>>

/** Why a record stands where it does: only to show the place of others, without its parent, or cut out of a circle. */
export type TreeMark = 'place' | 'orphan' | 'circle'

export type TreeMarks = ReadonlyMap<string, TreeMark>

/** The key of the records at the top. */
export const atTop = ''
