import type { ReactNode } from 'react'
import type { SelectionExtent } from './Selection'

/** Rows that stand together below a heading of their own. */
export interface GridGroup {
  /** Identifies the group in its list. */
  readonly id: string
  /** Names it: the value that its records share. */
  readonly title: ReactNode
  /** How many records it has, whether they are loaded or not. */
  readonly count: number
  /** Whether its rows are shown. */
  readonly expanded: boolean
  /** How many of its records are selected. @default as their ids say, which looks at each of them */
  readonly selected?: SelectionExtent | undefined
  /** Content of its heading below each column, by column id: sums of its records and the like. Cards do not have it. */
  readonly totals?: ReadonlyMap<string, ReactNode> | undefined
}

/** Where the heading of a group stands. */
export interface GroupHead {
  readonly group: GridGroup
  /** Which of the groups it is, from 0. */
  readonly place: number
  /** The row of the heading. */
  readonly row: number
  /** The first of its records, among those of all groups. */
  readonly start: number
}

/** The rows of a list in groups: headings, and the records of those that are expanded. */
export interface GroupRows {
  readonly rowCount: number
  readonly heads: readonly GroupHead[]
  /** The group in which a row stands, its heading among them. */
  headOf(row: number): GroupHead | undefined
  /** The number of a row's record, among those of all groups; undefined for a heading. */
  indexAt(row: number): number | undefined
  /** The row of a record; undefined while its group is collapsed. */
  rowOf(index: number): number | undefined
}

/** Lay out groups as rows. Looking up a row costs the same for ten records as for ten million. */
export function groupRows(groups: readonly GridGroup[]): GroupRows {
  const heads: GroupHead[] = []
  let row = 0
  let start = 0
  for (const [place, group] of groups.entries()) {
    heads.push({ group, place, row, start })
    row += 1 + (group.expanded ? group.count : 0)
    start += group.count
  }
  const headOf = (at: number) => lastUpTo(heads, at, (head) => head.row)
  return {
    rowCount: row,
    heads,
    headOf,
    indexAt(at) {
      const head = headOf(at)
      return head === undefined || head.row === at ? undefined : head.start + at - head.row - 1
    },
    rowOf(index) {
      // Groups without a record share their start with the next one, which is the one that has it.
      const head = lastUpTo(heads, index, (one) => one.start)
      return head?.group.expanded ? head.row + 1 + index - head.start : undefined
    },
  }
}

/** The last head whose number is not above a limit. */
function lastUpTo(
  heads: readonly GroupHead[],
  limit: number,
  numberOf: (head: GroupHead) => number,
): GroupHead | undefined {
  let [low, high] = [0, heads.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const head = heads[middle]
    if (head && numberOf(head) <= limit) low = middle + 1
    else high = middle
  }
  return limit < 0 ? undefined : heads[low - 1]
}
