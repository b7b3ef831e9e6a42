import type { BoardCell, BoardMove } from '../../../src/screens/board/BoardColumn'
import { someOrders, type Order } from './orders'

const orders = someOrders(12)

/** The columns of the workshop, drawn from props alone. */
export const columns = [
  { id: 'waiting', label: 'Waiting', tone: 'neutral' as const },
  { id: 'inWork', label: 'In work', tone: 'info' as const, limit: 3 },
  { id: 'checked', label: 'Checked', tone: 'warning' as const },
  { id: 'done', label: 'Done', tone: 'success' as const },
]

export function cellOf(rows: readonly Order[], more: Partial<BoardCell<Order>> = {}): BoardCell<Order> {
  return {
    status: 'ready',
    rowCount: rows.length,
    getRow: (index) => rows[index],
    total: { kind: 'exact', count: rows.length },
    ...more,
  }
}

const cells = new Map(columns.map(({ id }) => [id, cellOf(orders.filter(({ status }) => status === id))]))
const nothing = cellOf([])

export const getCell = (column: string): BoardCell<Order> => cells.get(column) ?? nothing
export const waitingCell: BoardCell<Order> = { status: 'loading', rowCount: 0, getRow: () => undefined }
export const failedCell: BoardCell<Order> = { status: 'failed', rowCount: 0, getRow: () => undefined }

/** The content of a card of the workshop. */
export const renderCard = ({ customer, promised }: Order) => (
  <div>
    {customer}, {promised}
  </div>
)

export const getMoves = ({ status }: Order): readonly BoardMove[] =>
  columns
    .filter(({ id }) => id !== status)
    .map(({ id }) =>
      id === 'inWork'
        ? { id: 'start', column: id, label: 'Start', onMove: () => {}, warning: 'One over its limit' }
        : { id, column: id, reason: 'Only from in work.' },
    )

/** A board as it stands when everything is there: each story changes what its state is about. */
export const shown = {
  title: 'Orders of the workshop',
  noun: 'order',
  nouns: 'orders',
  status: 'ready' as const,
  columns,
  getCell,
  getCardId: (record: Order) => record.id,
  getCardTitle: (record: Order) => record.what,
  renderCard,
  getHref: (record: Order) => `#${record.id}`,
  getMoves,
  total: { kind: 'exact' as const, count: orders.length },
  search: '',
}
