import type { ListStatus } from '../list/listStatus'

/** The state of a tree, in one word: that of a list, since a tree has no pages. */
export type TreeStatus = Exclude<ListStatus, 'outOfRange'>
