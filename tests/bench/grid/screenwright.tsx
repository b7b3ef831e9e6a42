import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Column } from '../../../src/collection/Column'
import { RecordGrid } from '../../../src/collection/RecordGrid'
import { everythingSelected, nothingSelected, type Selection } from '../../../src/collection/Selection'
import { rank, sortByRank } from '../../../src/data/ranks'
import type { Field } from '../../../src/spec/fields/Field'
import { type ColumnName, columnNames, expose, inOrder, makeRows, root, type Row, smallestOf } from './bench'

// As a list over a `memorySource` does: an index array over the records, sorted by the ranks of their values.
const columns: readonly Column<Row>[] = columnNames.map((id) => ({
  id,
  header: id,
  sortable: true,
  width: 96,
}))

let rows: Row[] = []
let setSorted: (column: ColumnName) => void
let setSelected: (selection: Selection) => void

function Grid() {
  const [sorted, sort] = useState<ColumnName>()
  const [selection, select] = useState(nothingSelected)
  setSorted = sort
  setSelected = select
  const order = useMemo(() => orderOf(sorted), [sorted])
  return (
    <RecordGrid
      label="Rows"
      columns={columns}
      rowCount={order.length}
      getRow={(index) => rows[order[index]!]}
      getRowId={(index) => rows[order[index]!]?.id}
      sort={sorted ? [{ field: sorted, direction: 'ascending' }] : []}
      onSortChange={() => sort(undefined)}
      selection={selection}
      onSelectionChange={select}
    />
  )
}

function orderOf(sorted: ColumnName | undefined): Uint32Array {
  const order = inOrder(rows.length)
  if (!sorted) return order
  const field = { kind: typeof rows[0]![sorted] === 'number' ? 'integer' : 'text' } as Field
  const values = rows.map((row) => row[sorted])
  return sortByRank(order, rank(field, values, 'en'), false)
}

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount: () => createRoot(root()).render(<Grid />),
  scroller: () => document.querySelector('[role="grid"]')!,
  sort: (column) => setSorted(column),
  selectAll: () => setSelected(everythingSelected),
  smallest: (column) => smallestOf(rows, column),
})
