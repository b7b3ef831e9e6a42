import type { ReactNode } from 'react'
import type { BadgeTone } from '../../components/Badge'
import type { Total } from '../../data/DataSource'

/** One column of a board. */
export interface BoardColumn {
  /** Tells it from the others: the value that its records share, and `''` for those without one. */
  readonly id: string
  readonly label: string
  /** @default 'neutral' */
  readonly tone?: BadgeTone | undefined
  /** So many cards it is meant to hold. @default any number */
  readonly limit?: number | undefined
}

/** One lane of a board, across its columns. */
export interface BoardLane {
  readonly id: string
  readonly label: ReactNode
  /** How many cards it has; said beside its name. */
  readonly count?: number | undefined
  /** Whether its cards are shown. */
  readonly expanded: boolean
}

/** The cards of one column, or of one lane in a column. */
export interface BoardCell<R> {
  readonly status: 'loading' | 'ready' | 'failed'
  /** How many cards there are to scroll to; more where `total` is not known. */
  readonly rowCount: number
  readonly getRow: (index: number) => R | undefined
  readonly total?: Total | undefined
  /** The source gives no more than so many of them. */
  readonly cap?: number | undefined
}

/** One way of a card to another column. */
export interface BoardMove {
  /** Tells it from the card's other ways: the name of a transition. */
  readonly id: string
  /** The column that it leads to. */
  readonly column: string
  /** The verb of a transition; without it the way is named by its column. */
  readonly label?: string | undefined
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Takes it; nothing where it is not possible now. */
  readonly onMove?: (() => void) | undefined
  /** It is possible, and this is to be known before: that the column is full. */
  readonly warning?: string | undefined
  /** Why it is not possible now, as a sentence. */
  readonly reason?: string | undefined
}

/** How many cards a column has in all its lanes; undefined where one of them is not counted. */
export function countIn(
  lanes: readonly { readonly id: string }[],
  getCell: (lane: string) => Pick<BoardCell<unknown>, 'total'>,
): number | undefined {
  let count = 0
  for (const { id } of lanes) {
    const { total } = getCell(id)
    if (total?.kind !== 'exact') return undefined
    count += total.count
  }
  return count
}

/** How one cell is called among all. */
export const cellKey = (column: string, lane = ''): string => JSON.stringify([column, lane])
