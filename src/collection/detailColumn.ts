import type { Column } from './Column'

/** No field can have this name. */
export const detailColumnId = ' detail'

/** The column of the buttons that show more of a record below its row. */
export function detailColumn(header: string): Column<object> {
  return { id: detailColumnId, header, width: 40, grow: 0, pinned: true, bare: true, priority: -2 }
}
